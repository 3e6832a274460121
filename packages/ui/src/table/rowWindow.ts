/** The rows that are drawn: from `start` up to but not with `end`. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** Where a list stands, in rows. */
export interface ListPlace {
  /** First row in sight. */
  readonly first: number;
  /** Rows that fit, those cut at both edges included. */
  readonly fits: number;
  readonly count: number;
}

/** Rows drawn beyond those in sight, in the direction of scrolling and against it. */
const AHEAD = 10;
const BEHIND = 4;

/** A window is moved when fewer rows than this are left beyond those in sight. */
const LEAST = 4;

const clamp = (row: number, count: number): number => Math.max(0, Math.min(row, count));

/** Whether the rows in sight, and a few beyond, are drawn already. */
export function covers({ start, end }: RowWindow, { first, fits, count }: ListPlace): boolean {
  return start <= Math.max(0, first - LEAST) && end >= Math.min(count, first + fits + LEAST) && end <= count;
}

/** The window to draw: more rows ahead than behind, and after a jump only few, so that they are there in the same frame. */
export function windowAround({ first, fits, count }: ListPlace, now: RowWindow, down: boolean): RowWindow {
  const jumped = first >= now.end || first + fits <= now.start;
  const before = jumped || down ? BEHIND : AHEAD;
  const after = jumped || !down ? BEHIND : AHEAD;
  return { start: clamp(first - before, count), end: clamp(first + fits + after, count) };
}
