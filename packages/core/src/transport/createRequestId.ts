const DIGITS = 1000;

/** A clock that is set back by less than this goes on where it was: its milliseconds may have been given out already. */
const SET_BACK_MS = 3_600_000;

/** The millisecond that ids are given out of, the digits it began with, and how many were given out. */
let latest = { now: 0, first: 0, given: 0 };

/**
 * A fresh request id: `SA`, 3 random digits, epoch milliseconds. Those of one page differ, for a used-up millisecond lends
 * of the next; between clients an id is not unique: the gateway pairs it with the caller.
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
