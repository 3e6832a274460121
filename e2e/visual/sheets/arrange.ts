import type { Size } from '../png/picture';

/** Space between pictures. */
const GAP = 16;

/** Width of a sheet at most, which viewers still draw; in one row, zlib finds what neighbours have in common. */
const WIDEST = 16_384;

/** Left upper corner of a picture on a sheet. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where pictures stand in rows from the left and the top, and the size of the sheet that holds them. */
export interface Arrangement extends Size {
  readonly corners: readonly Corner[];
}

/** Places pictures one after another in rows. */
export function arranged(sizes: readonly Size[]): Arrangement {
  const corners: Corner[] = [];
  let [x, y, width, height] = [0, 0, 1, 1];
  for (const size of sizes) {
    if (x > 0 && x + size.width > WIDEST) [x, y] = [0, height + GAP];
    corners.push({ x, y });
    [width, height] = [Math.max(width, x + size.width), Math.max(height, y + size.height)];
    x += size.width + GAP;
  }
  return { width, height, corners };
}
