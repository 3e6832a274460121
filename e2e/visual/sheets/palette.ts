import type { Picture } from '../png/picture';
import { ALIKE, distance, type Share, sharesOf } from './colors';

/** At most so many colours have a number in a PNG file, beside the one that is see-through. */
const MOST = 255;

/** A colour with so many pixels within areas is one of the theme and stays what it is. */
const AREA = 32;

/** Colours on the edges of letters may differ by six of 256 steps in each channel: less than a comparison notices. */
const UNSEEN = 3 * 6 ** 2;

/** Numbered colours, the first with number 1, and the number of each colour that the pictures have. */
export interface Palette {
  readonly palette: readonly number[];
  readonly numbers: ReadonlyMap<number, number>;
}

type Shares = readonly (readonly [color: number, share: Share])[];

/** Takes the most frequent colours first, and none that is near a taken one; `coarseness` says how far nearness reaches. */
function chosen(shares: Shares, coarseness: number): number[] {
  const palette: number[] = [];
  for (const [color, { inAreas }] of shares) {
    const near = (inAreas >= AREA ? ALIKE : UNSEEN) * coarseness;
    if (!palette.some((taken) => distance(taken, color) <= near)) palette.push(color);
    if (palette.length > MOST) break;
  }
  return palette;
}

function nearest(palette: readonly number[], color: number): number {
  let best = 0;
  for (const [index, taken] of palette.entries()) {
    if (distance(taken, color) < distance(palette[best] ?? 0, color)) best = index;
  }
  return best;
}

/** Chooses few colours that stand for all colours of the pictures. */
export function paletteOf(pictures: readonly Picture[]): Palette {
  const shares = [...sharesOf(pictures)].toSorted(
    ([color, { pixels }], [other, share]) => share.pixels - pixels || color - other,
  );
  let coarseness = 1;
  let palette = chosen(shares, coarseness);
  // A sheet of many drawings has more colours than numbers: there a colour has to do with one that is not as near.
  while (palette.length > MOST) {
    coarseness *= 1.25;
    palette = chosen(shares, coarseness);
  }
  return { palette, numbers: new Map(shares.map(([color]) => [color, nearest(palette, color) + 1])) };
}
