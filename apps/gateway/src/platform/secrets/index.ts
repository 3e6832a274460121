export { hmacTextOf, keyedDigest, keyedDigests, type SecretKeys } from './keyedDigest';
export { openSeal, seal, sealNameOf } from './seal';
