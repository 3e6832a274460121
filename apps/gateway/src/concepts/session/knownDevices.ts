import type { SecretKeys } from '../../platform/secrets';
import { keyedDigest, keyedDigests } from '../../platform/secrets';
import { createToken } from './createToken';
import { KNOWN_DAYS } from './knownNetworks';

const DAY_SECONDS = 86_400;

/** Cookies of a request, by name. */
export type ReadCookie = (name: string) => string | undefined;

/** A cookie that says that a user signed in with this device. It opens nothing: wrong passwords are counted apart from strangers'. */
export interface DeviceCookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
}

// One for each user of a browser that several people share.
const nameFor = (userId: string) => `corridor_device_${userId}`;

/** A new cookie for whoever has just signed in, signed with the secret key. */
export async function createDeviceCookie(keys: SecretKeys, userId: string, now: Date): Promise<DeviceCookie> {
  const device = createToken();
  const until = String(Math.floor(now.getTime() / 1000) + KNOWN_DAYS * DAY_SECONDS);
  const value = [device, until, await keyedDigest(keys, ...signed(userId, device, until))].join('.');
  return { name: nameFor(userId), value, seconds: KNOWN_DAYS * DAY_SECONDS };
}

/** The device of a user from which a request comes; null where no cookie proves one. */
export async function knownDevice(
  keys: SecretKeys,
  cookie: ReadCookie,
  userId: string,
  now: Date,
): Promise<string | null> {
  const [device = '', until = '', signature = ''] = (cookie(nameFor(userId)) ?? '').split('.');
  if (!(Number(until) * 1000 > now.getTime())) return null;
  const signatures = await keyedDigests(keys, ...signed(userId, device, until));
  // Compared by their digests: how long it takes tells nothing of the right one.
  const [given, ...right] = await Promise.all([signature, ...signatures].map((text) => keyedDigest(keys, text)));
  return given !== undefined && right.includes(given) ? device : null;
}

function signed(userId: string, device: string, until: string): string[] {
  return ['known device', userId, device, until];
}
