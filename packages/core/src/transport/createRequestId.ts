const DIGITS = 1000;

let last = { now: 0, digits: 0 };

/**
 * A fresh request id: `SA`, 3 random digits, epoch milliseconds; a thousand of one millisecond differ. Between clients it
 * is not unique: the gateway pairs it with the caller.
 *
 * @source spec §3
 */
export function createRequestId(now: number = Date.now(), random: () => number = Math.random): string {
  const digits = now === last.now ? (last.digits + 1) % DIGITS : Math.floor(random() * DIGITS);
  last = { now, digits };
  return `SA${digits.toString().padStart(3, '0')}${now}`;
}
