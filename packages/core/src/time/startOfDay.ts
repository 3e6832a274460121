import { zoneClock } from './zoneClock';

const HOUR = 3_600_000;

/**
 * The instant at which a calendar date begins in a zone: midnight, the earlier one where clocks are set back over it, and
 * the first instant after the gap where clocks are set forward over it.
 *
 * @throws RangeError for an unknown zone or a malformed date
 */
export function startOfDay(date: string, zone: string): string {
  const wallClock = zoneClock(zone);
  const utcMidnight = Date.parse(`${date}T00:00:00.000Z`);
  const midnights = [utcMidnight - 24 * HOUR, utcMidnight + 24 * HOUR]
    .map((near) => utcMidnight - offsetAt(near, wallClock))
    .filter((instant) => {
      const wall = wallClock(instant);
      return wall.date === date && wall.time === '00:00:00';
    });
  const start = midnights.length > 0 ? Math.min(...midnights) : firstInstantFrom(date, utcMidnight, wallClock);
  return new Date(start).toISOString();
}

type WallClock = ReturnType<typeof zoneClock>;

/** How far the wall clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, wallClock: WallClock): number {
  const { date, time } = wallClock(instant);
  return Date.parse(`${date}T${time}.000Z`) - instant;
}

/** Halves the stretch in which the date must begin; zones run from 12 hours behind UTC to 14 ahead, and one skipped a day. */
function firstInstantFrom(date: string, utcMidnight: number, wallClock: WallClock): number {
  let before = utcMidnight - 16 * HOUR;
  let after = utcMidnight + 40 * HOUR;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClock(middle).date < date) before = middle;
    else after = middle;
  }
  return after;
}
