import { deflateSync } from 'node:zlib';
import { chunkBytes, SIGNATURE } from './chunks';
import type { Picture, Size } from './picture';

/** A picture of numbered colours: number 0 is see-through, number n is the colour before it in the palette's count. */
export interface IndexedPicture extends Size {
  readonly indices: Uint8Array;
  /** At most 255 colours, each 0xrrggbb; the first has number 1. */
  readonly palette: readonly number[];
}

/** Text that a PNG file carries under a keyword. */
export interface Note {
  readonly keyword: string;
  readonly text: string;
}

const bytesOf = (color: number): number[] => [color >> 16, (color >> 8) & 255, color & 255];

function header({ width, height }: Size, colorType: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colorType, 0, 0, 0], 8);
  return data;
}

function pngOf(parts: readonly [type: string, data: Buffer][]): Buffer {
  return Buffer.concat([SIGNATURE, ...parts.map(([type, data]) => chunkBytes({ type, data }))]);
}

/** Writes numbered colours and a note in as few bytes as zlib can. */
export function writeIndexedPng(picture: IndexedPicture, { keyword, text }: Note): Buffer {
  const { width, height, indices, palette } = picture;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return pngOf([
    ['IHDR', header(picture, 3)],
    ['PLTE', Buffer.from([0, ...palette].flatMap(bytesOf))],
    ['tRNS', Buffer.from([0])],
    ['zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`, 'latin1'), deflateSync(text, { level: 9 })])],
    ['IDAT', deflateSync(rows, { level: 9, memLevel: 9 })],
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** Writes all colours of a picture, quickly. */
export function writePng(picture: Picture): Buffer {
  const { width, height, pixels } = picture;
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows.writeUIntBE(pixels[y * width + x] ?? 0, y * (width * 3 + 1) + 1 + x * 3, 3);
    }
  }
  return pngOf([
    ['IHDR', header(picture, 2)],
    ['IDAT', deflateSync(rows, { level: 1 })],
    ['IEND', Buffer.alloc(0)],
  ]);
}
