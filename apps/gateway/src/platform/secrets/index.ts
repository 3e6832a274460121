export { hmacTextOf, keyedDigest, keyedDigests } from './keyedDigest';
export type { SecretKeys } from './SecretKeys';
export { openSeal, seal, sealNameOf } from './seal';
