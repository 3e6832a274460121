import { inflateSync } from 'node:zlib';
import { type Chunk, chunksOf } from './chunks';
import type { Box, Picture } from './picture';
import { unfiltered } from './unfilter';

/** Bytes of a pixel by colour type: RGB, palette and RGB with alpha. */
const STEPS: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

function dataOf(chunks: readonly Chunk[], type: string): Buffer {
  return Buffer.concat(chunks.filter((chunk) => chunk.type === type).map(({ data }) => data));
}

/** Bytes of colours, one after the other, each of so many bytes. */
interface Colors {
  readonly bytes: Uint8Array;
  readonly space: number;
}

/** Puts the colours of a part of a row where they belong; where there is a palette, the row only names them. */
function takeRow(row: Colors, from: number, palette: Colors | null, into: Uint32Array): void {
  const { bytes, space } = palette ?? row;
  for (let x = 0; x < into.length; x++) {
    const at = (palette ? (row.bytes[from + x] ?? 0) : from + x) * space;
    into[x] = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  }
}

/**
 * Reads the colours of a PNG file, or of a part of it, as browsers and this folder write it: eight bits, not interlaced; alpha is
 * ignored.
 */
export function readPng(png: Buffer, part?: Box): Picture {
  const chunks = chunksOf(png);
  const header = dataOf(chunks, 'IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const step = STEPS[header[9] ?? 0];
  if (header[8] !== 8 || header[12] !== 0 || !step) throw new Error('This kind of PNG file is not read here.');
  const box = part ?? { x: 0, y: 0, width, height };
  const palette = step === 1 ? { bytes: dataOf(chunks, 'PLTE'), space: 3 } : null;
  const rows = unfiltered(inflateSync(dataOf(chunks, 'IDAT')), width * step, step);
  const pixels = new Uint32Array(box.width * box.height);
  for (const [y, bytes] of rows.slice(box.y, box.y + box.height).entries()) {
    const into = pixels.subarray(y * box.width, (y + 1) * box.width);
    takeRow({ bytes, space: step }, box.x, palette, into);
  }
  return { width: box.width, height: box.height, pixels };
}

/** Text that a PNG file carries under a keyword; undefined where it carries none. */
export function readNote(png: Buffer, keyword: string): string | undefined {
  const start = Buffer.from(`${keyword}\0\0`, 'latin1');
  const found = chunksOf(png).find(({ type, data }) => type === 'zTXt' && data.subarray(0, start.length).equals(start));
  return found && inflateSync(found.data.subarray(start.length)).toString('utf8');
}
