import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chunkBytes, SIGNATURE } from './chunks';
import { readNote, readPng } from './readPng';
import { writeIndexedPng, writePng } from './writePng';

const small = { width: 2, height: 2, pixels: new Uint32Array([0xff0000, 0x00ff00, 0x0000ff, 0x123456]) };

/** Two RGB pixels a row, written with the filter of each row's first byte. */
function filtered(...rows: readonly number[][]): Buffer {
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0]);
  const data = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([SIGNATURE, chunkBytes({ type: 'IHDR', data: header }), chunkBytes({ type: 'IDAT', data })]);
}

describe('readPng', () => {
  it('reads what writePng wrote', () => {
    expect(readPng(writePng(small))).toEqual(small);
  });

  it('takes every filter off', () => {
    const png = filtered(
      [0, 10, 20, 30, 1, 2, 3],
      [1, 10, 20, 30, 1, 2, 3],
      [2, 1, 1, 1, 1, 1, 1],
      [3, 250, 0, 0, 0, 0, 0],
      [4, 1, 0, 0, 0, 0, 1],
    );
    const rows = [
      [0x0a141e, 0x010203],
      [0x0a141e, 0x0b1621],
      [0x0b151f, 0x0c1722],
      [0xff0a0f, 0x851018],
      [0x000a0f, 0x001019],
    ];
    expect([...readPng(png).pixels]).toEqual(rows.flat());
  });

  it('refuses what it cannot read', () => {
    expect(() => readPng(Buffer.from('GIF89a'))).toThrow('no PNG');
  });
});

describe('writeIndexedPng', () => {
  const png = writeIndexedPng(
    { width: 2, height: 1, indices: new Uint8Array([2, 1]), palette: [0xff0000, 0x123456] },
    { keyword: 'stories', text: '{"é":1}' },
  );

  it('writes numbered colours', () => {
    expect([...readPng(png).pixels]).toEqual([0x123456, 0xff0000]);
  });

  it('carries a note', () => {
    expect(readNote(png, 'stories')).toBe('{"é":1}');
    expect(readNote(png, 'story')).toBeUndefined();
    expect(readNote(writePng(small), 'stories')).toBeUndefined();
  });
});
