/** The rows that are drawn: from `start` up to but not with `end`. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** Where a list stands, in rows. */
export interface ListPlace {
  /** First visible row. */
  readonly first: number;
  /** Rows that fit, those cut at both edges included. */
  readonly fits: number;
  readonly count: number;
}

/**
 * Rows drawn beyond the visible ones, in the direction of scrolling and against it. Moving the window costs a frame as much
 * as a few rows, and ten rows at once still fit into one.
 */
const AHEAD = 13;
const BEHIND = 4;

/** After a jump the rows must be there in the same frame, so there are hardly more than the visible ones. */
const AROUND = 1;

/** A window is moved when fewer rows than this are left beyond the visible ones. */
const LEAST = 4;

const clamp = (row: number, count: number): number => Math.max(0, Math.min(row, count));

/** Returns true if the visible rows, and a few beyond, are drawn already. */
export function covers({ start, end }: RowWindow, { first, fits, count }: ListPlace): boolean {
  return start <= Math.max(0, first - LEAST) && end >= Math.min(count, first + fits + LEAST) && end <= count;
}

/** The window to draw: more rows ahead than behind, and after a jump only the visible ones and the next. */
export function windowAround({ first, fits, count }: ListPlace, now: RowWindow, down: boolean): RowWindow {
  const jumped = first >= now.end || first + fits <= now.start;
  if (jumped) return { start: clamp(first - AROUND, count), end: clamp(first + fits + AROUND, count) };
  const before = down ? BEHIND : AHEAD;
  const after = down ? AHEAD : BEHIND;
  return { start: clamp(first - before, count), end: clamp(first + fits + after, count) };
}
