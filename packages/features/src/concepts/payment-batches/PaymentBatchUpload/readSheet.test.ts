import { PAYMENT_BATCH_MAX_ROWS } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { readSheet, textOfFile } from './readSheet';

const read = async (text: string) => {
  const found = await readSheet('batch.csv', text);
  return 'sheet' in found ? found.sheet : found.problem;
};
const cellsOf = async (text: string) => {
  const sheet = await read(text);
  return typeof sheet === 'string' ? sheet : [sheet.headings, ...sheet.rows];
};
const CELLS = [
  ['Beneficiary', 'Amount', 'Reference'],
  ['Lindner', '10.00', 'Invoice 1'],
];

describe('the cells of a file', () => {
  it.each([',', ';', '\t', '|'])('are told apart by %j', async (separator) => {
    const text = CELLS.map((row) => row.join(separator)).join('\r\n');
    expect(await cellsOf(text)).toEqual(CELLS);
  });

  it('stay below their headings where the first column has none', async () => {
    expect(await cellsOf('\tBeneficiary\tAmount\n1\tLindner\t10.00\n\t\t\n')).toEqual([
      ['', 'Beneficiary', 'Amount'],
      ['1', 'Lindner', '10.00'],
    ]);
  });

  it('may have separators, quotes and line breaks between quotes', async () => {
    expect(await cellsOf('Name,Note\n"Lindner, Logistik","He said ""yes""\r\nand paid"')).toEqual([
      ['Name', 'Note'],
      ['Lindner, Logistik', 'He said "yes"\r\nand paid'],
    ]);
  });

  it('come without empty lines, whatever surrounds them', async () => {
    expect(await cellsOf('\n\nName,Note\n\n , \nLindner,Invoice\n\n')).toEqual([
      ['Name', 'Note'],
      ['Lindner', 'Invoice'],
    ]);
  });

  it('are as many rows as a batch takes, and no more', async () => {
    const rows = (count: number) => ['Name,Amount', ...Array.from({ length: count }, () => 'Lindner,10')].join('\n');
    expect((await cellsOf(rows(PAYMENT_BATCH_MAX_ROWS))).length).toBe(PAYMENT_BATCH_MAX_ROWS + 1);
    expect(await readSheet('batch.csv', rows(PAYMENT_BATCH_MAX_ROWS + 1))).toEqual({ problem: 'tooMany', count: 1001 });
  });

  it.each([
    ['', 'empty'],
    ['Name,Amount', 'empty'],
    ['PK\u0003\u0004\u0000\u0000,\nx', 'unreadable'],
  ])('of %j cannot be used: %s', async (text, problem) => expect(await read(text)).toBe(problem));
});

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Bénéficiaire')],
    ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Bénéficiaire')])],
    ['windows-1252', Uint8Array.from([0x42, 0xe9, 0x6e, 0xe9, 0x66, 0x69, 0x63, 0x69, 0x61, 0x69, 0x72, 0x65])],
  ])('is read as %s', async (_encoding, bytes) => {
    expect(await textOfFile(new Blob([bytes]))).toBe('Bénéficiaire');
  });

  it('may be of pasted cells that begin with a mark', async () => {
    expect(await cellsOf('\ufeffName,Note\nLindner,Invoice')).toEqual([
      ['Name', 'Note'],
      ['Lindner', 'Invoice'],
    ]);
  });
});
