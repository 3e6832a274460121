import { createHash } from 'node:crypto';
import { cropped, type Picture, type Size } from '../png/picture';
import { readPng } from '../png/readPng';
import { type IndexedPicture, writeIndexedPng } from '../png/writePng';
import { type Arrangement, arranged, type Corner } from './arrange';
import { type Kept, withinMargins } from './margins';
import { newColorsSpotter } from './newColors';
import { type Palette, paletteOf } from './palette';
import { type Place, RECORD, type SheetRecord } from './place';

/** A screenshot of a story. */
export interface Shot {
  readonly storyId: string;
  readonly png: Buffer;
  /** True if it is left out where it shows no colour that those before it have not shown. */
  readonly forColors: boolean;
}

interface Print extends Kept, Picture {
  readonly digest: string;
  readonly page: Size;
}

/** Digest of a screenshot's bytes. */
export const digestOf = (png: Buffer): string => createHash('sha256').update(png).digest('base64url').slice(0, 22);

/** What is to be seen on a sheet: the same picture once, and none that is left out. */
function printsOf(shots: readonly Shot[]): Print[] {
  const prints = new Map<string, Print>();
  const showsNewColor = shots.some(({ forColors }) => forColors) ? newColorsSpotter() : () => true;
  for (const { png, forColors } of shots) {
    const digest = digestOf(png);
    if (prints.has(digest)) continue;
    const page = readPng(png);
    const isNew = showsNewColor(page);
    if (forColors && !isNew) continue;
    const within = withinMargins(page);
    const { width, height } = page;
    prints.set(digest, { ...within, ...cropped(page, within.kept), digest, page: { width, height } });
  }
  return [...prints.values()];
}

function paint(sheet: Uint8Array, width: number, { x, y }: Corner, print: Print, numbers: Palette['numbers']): void {
  for (let row = 0; row < print.height; row++) {
    const line = print.pixels.subarray(row * print.width, (row + 1) * print.width);
    const start = (y + row) * width + x;
    let [last, number] = [-1, 0];
    for (let column = 0; column < line.length; column++) {
      const color = line[column] ?? 0;
      if (color !== last) [last, number] = [color, numbers.get(color) ?? 0];
      sheet[start + column] = number;
    }
  }
}

function painted(prints: readonly Print[], { width, height, corners }: Arrangement): IndexedPicture {
  const { palette, numbers } = paletteOf(prints);
  const indices = new Uint8Array(width * height);
  for (const [index, print] of prints.entries()) {
    paint(indices, width, corners[index] ?? { x: 0, y: 0 }, print, numbers);
  }
  return { width, height, indices, palette };
}

/** Puts the screenshots of a component in one look onto one sheet, as the bytes of a PNG file that knows their places. */
export function composeSheet(shots: readonly Shot[]): Buffer {
  const prints = printsOf(shots);
  const arrangement = arranged(prints);
  const places = new Map<string, Place>();
  for (const [index, { digest, page, kept, ground }] of prints.entries()) {
    const { x, y } = arrangement.corners[index] ?? { x: 0, y: 0 };
    places.set(digest, { page, kept, ground, x, y });
  }
  const known = shots.map(({ storyId, png }) => [storyId, digestOf(png)] as const);
  const record: SheetRecord = Object.fromEntries(
    known.map(([storyId, digest]) => [storyId, { digest, place: places.get(digest) ?? null }]),
  );
  return writeIndexedPng(painted(prints, arrangement), { keyword: RECORD, text: JSON.stringify(record) });
}
