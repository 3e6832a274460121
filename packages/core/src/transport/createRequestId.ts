const DIGITS = 1000;

/** Milliseconds by which a clock may be set back without ids repeating: within them, ids go on from the latest one. */
const SET_BACK_MS = 3_600_000;

/** Current millisecond, its first three digits, and the number of ids made in it. */
let latest = { now: 0, first: 0, given: 0 };

/**
 * New request id: `SA`, 3 random digits, epoch milliseconds. Ids of one page are unique: when a millisecond is used up, the next
 * one is taken. Across clients an id is not unique, so the gateway pairs it with the caller.
 *
 * @source spec §3
 */
export function createRequestId(now: number = Date.now(), random: () => number = Math.random): string {
  const goesOn = now <= latest.now && latest.now - now < SET_BACK_MS;
  if (!goesOn || latest.given === DIGITS)
    latest = { now: goesOn ? latest.now + 1 : now, first: Math.floor(random() * DIGITS), given: 0 };
  const digits = (latest.first + latest.given) % DIGITS;
  latest.given += 1;
  return `SA${digits.toString().padStart(3, '0')}${latest.now}`;
}
