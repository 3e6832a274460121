import {
  draftPaymentBatch,
  layOutPaymentSheet,
  matchPaymentBatchColumns,
  PAYMENT_BATCH_MAX_ROWS,
  type PaymentBatchLine,
  readPaymentSheet,
} from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { readBatchFile, readPastedCells, withEncoding, withWorksheet } from './batchFile';
import { orderCells } from './useResultSheet';
import { shownNumber, WORKBOOK_MOST_BYTES } from './workbook';
import { sheetText } from './writeSheet';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = async (content: Uint8Array<ArrayBuffer> | string, name = 'batch.csv') => {
  const found = await readBatchFile(name, new Blob([content]));
  if (!('file' in found)) throw new Error(found.problem);
  return found.file;
};
const problemOf = async (content: Uint8Array<ArrayBuffer> | string) => {
  const found = await readBatchFile('batch.csv', new Blob([content]));
  return 'file' in found ? 'none' : found.problem;
};

/** Zip file whose entries are stored as they are; the directory may state other sizes. */
function zipOf(entries: Readonly<Record<string, string>>, stated?: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const header = (signature: number, name: Uint8Array, content: Uint8Array, size: number, isCentral: boolean) => {
    const shift = isCentral ? 2 : 0;
    const view = new DataView(new ArrayBuffer(isCentral ? 46 : 30));
    view.setUint32(0, signature, true);
    view.setUint16(4 + shift, 20, true);
    view.setUint32(18 + shift, content.length, true);
    view.setUint32(22 + shift, size, true);
    view.setUint16(26 + shift, name.length, true);
    if (isCentral) view.setUint32(42, at, true);
    return new Uint8Array(view.buffer);
  };
  for (const [path, text] of Object.entries(entries)) {
    const [name, content] = [bytesOf(path), bytesOf(text)];
    directory.push(header(0x02014b50, name, content, stated ?? content.length, true), name);
    const local = [header(0x04034b50, name, content, content.length, false), name, content];
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  for (const place of [8, 10]) end.setUint16(place, Object.keys(entries).length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, at, true);
  const all = [...parts, ...directory, new Uint8Array(end.buffer)];
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of all) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetOf = (rows: readonly string[]) =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`;
const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (place: string, stored: string, style = 0) => `<c r="${place}" s="${style}"><v>${stored}</v></c>`;

/** Workbook of sheets, the first of them empty. */
function workbookOf(sheets: Readonly<Record<string, string>>, stated?: number): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const relations = names.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const named = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return zipOf(
    {
      'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named.join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rId9" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
      ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheets[name] ?? ''])),
    },
    stated,
  );
}

const HEADINGS = text('A1', 'Beneficiary') + text('B1', 'Amount') + text('C1', 'Reference') + text('D1', 'Notes');
const PAYMENTS = sheetOf([
  HEADINGS,
  text('A2', 'Lindner') + number('B2', '10.125') + text('C2', 'INV 1') + number('D2', '45992', 1),
  `${text('A3', 'Acme')}<c r="B3"><f>0.1+0.2</f><v>0.30000000000000004</v></c>${text('C3', 'INV 2')}`,
  '',
  text('A5', 'Acme') + text('B5', '1.234') + text('C5', 'INV 3'),
]);

describe('a file of payments', () => {
  it('is told by its content, and read again in another encoding', async () => {
    const file = await fileOf(bytesOf('Bénéficiaire,Montant,Référence\nZoë,10,a'), 'no-ending');
    expect([file.encoded?.encoding, file.encoded?.isSure, file.lines[1]?.cells]).toEqual([
      'utf-8',
      true,
      ['Zoë', '10', 'a'],
    ]);
    const other = withEncoding(file, 'windows-1252');
    expect([other.encoded?.encoding, other.lines[1]?.cells[0]]).toEqual(['windows-1252', 'ZoÃ«']);
    expect(withEncoding(other, 'utf-8').lines).toEqual(file.lines);
  });

  it('is as many rows as a batch takes, and no more', async () => {
    const rows = (count: number) =>
      ['Beneficiary,Amount', ...Array.from({ length: count }, () => 'Lindner,10')].join('\n');
    expect((await fileOf(rows(PAYMENT_BATCH_MAX_ROWS))).lines.length).toBe(PAYMENT_BATCH_MAX_ROWS + 1);
    expect(await readBatchFile('batch.csv', new Blob([rows(PAYMENT_BATCH_MAX_ROWS + 1)]))).toEqual({
      problem: 'tooMany',
      count: 1001,
    });
    expect('file' in readPastedCells('cells', '\ufeffBeneficiary\tAmount\nLindner\t10')).toBe(true);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['headings alone', 'Beneficiary,Amount', 'empty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 0, 1, 10, 0, 0, 65]), 'unreadable'],
    ['a workbook that unpacks to more than fits', workbookOf({ Payments: PAYMENTS }, WORKBOOK_MOST_BYTES), 'tooLarge'],
    ['a workbook that was cut off', workbookOf({ Payments: PAYMENTS }).slice(0, 900), 'tooLarge'],
    ['a workbook without a cell', workbookOf({ Empty: sheetOf([]) }), 'empty'],
  ])('of %s cannot be used', async (_name, content, problem) => expect(await problemOf(content)).toBe(problem));
});

describe('a workbook', () => {
  it('is read as it shows itself: formulas by their last value, numbers without noise, dates as dates', async () => {
    const file = await fileOf(workbookOf({ Empty: sheetOf([]), Payments: PAYMENTS }), 'batch.csv');
    expect(file.workbook?.sheets.map(({ name }) => name)).toEqual(['Payments']);
    expect(file.lines.map(({ number: line, cells }) => [line, ...cells])).toEqual([
      [1, 'Beneficiary', 'Amount', 'Reference', 'Notes'],
      [2, 'Lindner', '10.125', 'INV 1', '2025-12-01'],
      [3, 'Acme', '0.3', 'INV 2', ''],
      [5, 'Acme', '1.234', 'INV 3', ''],
    ]);
    const layout = layOutPaymentSheet(file.lines);
    const rows = draftPaymentBatch(layout, matchPaymentBatchColumns(layout.headings));
    // A number has no mark to doubt; a text that looks like one has.
    expect(rows.map(({ isNumber, doubts }) => [isNumber, doubts])).toEqual([
      [true, []],
      [true, []],
      [false, []],
    ]);
  });

  it('may have its payments in another sheet', async () => {
    const file = await fileOf(workbookOf({ Notes: sheetOf([text('A1', 'x'), text('A2', 'y')]), Payments: PAYMENTS }));
    expect(withWorksheet(file, 1).lines[0]?.cells[0]).toBe('Beneficiary');
  });

  it.each([
    ['1E6', '1000000'],
    ['1.2345E3', '1234.5'],
    ['-0.1', '-0.1'],
    ['1.1000000000000001', '1.1'],
    ['1234567890123456', '1234567890123460'],
    ['0.1E-2', '0.001'],
    ['100', '100'],
    ['0', '0'],
    ['#N/A', '#N/A'],
  ])('shows the stored number %s as %s', (stored, shown) => expect(shownNumber(stored)).toBe(shown));
});

it('results come back digit for digit and letter for letter, whatever they have', () => {
  const line: PaymentBatchLine = {
    position: 1,
    source: null,
    requestId: 'r',
    ownerId: '0198a000-0000-7000-8000-000000000001',
    beneficiaryId: 'b',
    payer: null,
    beneficiaryName: '@Home "GmbH", Wien',
    accountEnding: '3000',
    amount: { amount: '12.000', currency: 'KWD' },
    feeDirection: 'shared',
    purpose: 'goods',
    reference: '-17/2026;=x',
    state: 'refused',
    orderId: null,
    refusal: null,
  };
  const id = '019c0983-4a73-7000-9a31-6fe51a05ba7c-1';
  const headings = [
    'paymentId',
    'beneficiary',
    'account',
    'amount',
    'currency',
    'feeDirection',
    'purpose',
    'reference',
  ];
  const layout = layOutPaymentSheet(readPaymentSheet(sheetText([headings, [id, ...orderCells(line)]])));
  const [row] = draftPaymentBatch(layout, matchPaymentBatchColumns(layout.headings));
  expect(row).toMatchObject({
    paymentId: id,
    text: {
      beneficiary: line.beneficiaryName,
      account: line.ownerId,
      amount: '12.000',
      currency: 'KWD',
      feeDirection: 'SHA',
      purpose: 'goods',
      reference: line.reference,
    },
  });
});
