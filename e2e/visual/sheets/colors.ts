import type { Picture } from '../png/picture';

/** How many pixels have a colour, and how many of them lie within an area of it. */
export interface Share {
  pixels: number;
  inAreas: number;
}

/** Colours of pictures, 0xrrggbb, and their shares. */
export function sharesOf(pictures: readonly Picture[]): Map<number, Share> {
  const shares = new Map<number, Share>();
  for (const { width, pixels } of pictures) {
    let share: Share = { pixels: 0, inAreas: 0 };
    for (let index = 0; index < pixels.length; index++) {
      const color = pixels[index] ?? 0;
      if (color !== pixels[index - 1] || index === 0) {
        share = shares.get(color) ?? { pixels: 0, inAreas: 0 };
        shares.set(color, share);
      }
      share.pixels++;
      const below = index + width;
      if (color === pixels[index + 1] && color === pixels[below] && color === pixels[below + 1]) share.inAreas++;
    }
  }
  return shares;
}

/** Colours at most three of 256 steps apart in each channel are taken for one. */
export const ALIKE = 3 * 3 ** 2;

/** The square of how far two colours are apart, over all three channels. */
export function distance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}
