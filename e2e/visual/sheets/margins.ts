import type { Box, Picture } from '../png/picture';

/** A picture without the margins that are of one colour. */
export interface Kept {
  readonly kept: Box;
  /** Colour of what is cut off: that of the last pixel. */
  readonly ground: number;
}

/** Finds the part of a picture within its margins; one pixel of a picture that is all of one colour. */
export function withinMargins({ width, height, pixels }: Picture): Kept {
  const ground = pixels.at(-1) ?? 0;
  let [top, bottom, start, end] = [height - 1, height - 1, width - 1, width - 1];
  let found = false;
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((color) => color !== ground);
    if (first < 0) continue;
    const last = row.findLastIndex((color) => color !== ground);
    [top, bottom] = [found ? top : y, y];
    [start, end] = [found ? Math.min(start, first) : first, found ? Math.max(end, last) : last];
    found = true;
  }
  return { ground, kept: { x: start, y: top, width: end - start + 1, height: bottom - top + 1 } };
}
