/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of pixels, its corner counted from the left and the top. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Colours of a picture, row by row: each 0xrrggbb. */
export interface Picture extends Size {
  readonly pixels: Uint32Array;
}

/** A copy of a part of a picture. */
export function cropped({ width, pixels }: Picture, box: Box): Picture {
  const part = new Uint32Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const start = (box.y + row) * width + box.x;
    part.set(pixels.subarray(start, start + box.width), row * box.width);
  }
  return { width: box.width, height: box.height, pixels: part };
}

/** A page of one colour with a picture pasted onto it. */
export function pastedOn(page: Size, ground: number, part: Picture, { x, y }: Pick<Box, 'x' | 'y'>): Picture {
  const pixels = new Uint32Array(page.width * page.height).fill(ground);
  for (let row = 0; row < part.height; row++) {
    pixels.set(part.pixels.subarray(row * part.width, (row + 1) * part.width), (y + row) * page.width + x);
  }
  return { ...page, pixels };
}
