import { expect, it } from 'vitest';
import { parseMoney } from '../../money';
import { matchPaymentBatchColumns } from './columns';
import { draftPaymentBatch, type PaymentBatchCheckedRow, paymentBatchChecker } from './draft';
import { decodePaymentFile, encodingOfPaymentFile } from './encoding';
import { layOutPaymentSheet } from './layout';
import { indexPaymentBatchBook } from './matching';
import { readPaymentSheet } from './sheet';

const FILES = 10_000;
const PARTS = 10;

/** Numbers below a bound, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const NAMES = ['Lindner', 'Acme', 'Müller & Söhne', '北京贸易有限公司', 'Total'];
const INDEX = indexPaymentBatchBook({
  payees: NAMES.map((name) => ({
    id: `id of ${name}`,
    name,
    accountEnding: '',
    currency: 'USD',
    paymentMethod: 'local',
    bankCountry: 'US',
    feeDirection: null,
    purpose: null,
    referenceKind: 'text' as const,
  })),
  accounts: [
    {
      id: 'a',
      ownerId: 'o',
      ownerName: 'Own',
      currency: 'USD',
      available: { amount: '1000000.00', currency: 'USD' },
      own: true,
    },
  ],
  near: [],
  sources: [],
  recent: [],
});

const ROWS = [
  ['Lindner', '10.00', 'INV 1', ''],
  ['Acme', '1,234.56', 'INV 2', '"Rush" order'],
  ['Müller & Söhne', '1.234,56', 'INV 3', 'an address\nof two lines'],
  ['北京贸易有限公司', '40', 'INV 4', 'a;b,c'],
  ['Lindner', '1 234.50', 'INV 5', "it's"],
];
const cell = (text: string, separator: string) =>
  text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const BASES = [',', ';', '\t'].flatMap((separator) => {
  const written = [['Beneficiary', 'Amount', 'Reference', 'Notes'], ...ROWS].map((row) =>
    row.map((text) => cell(text, separator)).join(separator),
  );
  const titled = [
    'Supplier run',
    '',
    ...written,
    ['Total', '2,519.12', '', ''].map((text) => cell(text, separator)).join(separator),
  ];
  return [written.join('\n'), titled.join('\r\n'), [`sep=${separator}`, ...written].join('\r\n')];
});

const PIECES = [
  '"',
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '.',
  "'",
  ' ',
  '0',
  '7',
  '-',
  '=',
  '(',
  '\u200b',
  '\ufeff',
  '1,234',
  'Acme',
];

function mutated(base: string, next: (below: number) => number): string {
  let text = base;
  for (let times = 1 + next(4); times > 0; times -= 1) {
    const at = next(text.length + 1);
    const end = Math.min(text.length, at + next(12));
    const piece = PIECES[next(PIECES.length)] ?? '';
    const changes = [
      () => text.slice(0, at) + piece + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at) + piece + text.slice(at + 1),
      () => text.slice(0, at) + text.slice(at, end) + text.slice(at),
      () => text.slice(0, at) + text.slice(end),
    ];
    text = changes[next(changes.length)]?.() ?? text;
  }
  return text;
}

/** Second reader, letter by letter, with nothing in common with the first: every row that a separator makes of a text. */
function rowsBy(separator: string, text: string): string[][] {
  const rows: string[][] = [[]];
  let [now, quoted, began] = ['', false, false];
  const endCell = () => {
    rows.at(-1)?.push(now.trim());
    [now, began] = ['', false];
  };
  const ends = (sign: string) => !quoted && [separator, '\n', '\r'].includes(sign);
  const add = (sign: string) => {
    if (sign === '"' && (quoted || !began)) quoted = !quoted;
    else now += sign === '""' ? '"' : sign;
    began = true;
  };
  // Two marks are one letter within marks alone.
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (ends(sign)) endCell();
    if (ends(sign) && sign !== separator) rows.push([]);
    const isDoubled = quoted && text.startsWith('""', at);
    if (!ends(sign)) add(isDoubled ? '""' : sign);
    if (isDoubled) at += 1;
  }
  endCell();
  return rows;
}

/** Rows of each line by itself, as if no cell had several lines. */
const lineRowsBy = (separator: string, text: string) =>
  text.split(/[\r\n]+/).flatMap((line) => rowsBy(separator, line).slice(0, 1));

const FORMS = [
  [/^\d+(\.\d+)?$/, /,/g],
  [/^\d{1,3}(,\d{3})+(\.\d+)?$/, /,/g],
  [/^\d{1,2}(,\d{2})*,\d{3}(\.\d+)?$/, /,/g],
  [/^\d{1,3}(\.\d{3})+(,\d+)?$/, /\./g],
  [/^\d+(,\d+)?$/, /\./g],
] as const;

/** Every amount that a text may be in any country, in cents; none where it is no amount. */
function centsOf(text: string): ReadonlySet<bigint> {
  const plain = text
    .replace(/[\s\u200b\ufeff']/g, '')
    .replace(/^[.,]/, '0$&')
    .replace(/[.,]$/, '')
    .replace(/^0+(?=\d)/, '');
  const found = FORMS.filter(([form]) => form.test(plain)).map(([, groups]) => {
    const [whole = '', fraction = ''] = plain.replace(groups, '').replace(',', '.').split('.');
    return fraction.length > 2 ? undefined : BigInt(whole + fraction.padEnd(2, '0'));
  });
  return new Set(found.filter((one) => one !== undefined));
}

/** Returns true if the second reader finds a payment as the first would pay it, in a row as wide as the headings above it. */
function isFound(text: string, { text: { beneficiary, amount, reference }, reading }: PaymentBatchCheckedRow): boolean {
  const [, named] = /^\ufeff?"?sep=([,;|:^~\t])"?[\r\n]/i.exec(text) ?? [];
  const isRow = (rows: readonly (readonly string[])[]) =>
    rows.some((headings, above) => {
      const at = ['Beneficiary', 'Amount', 'Reference'].map((name) =>
        headings.findIndex((one) => one.replace(/[\s_\u200b\ufeff-]/g, '').toLowerCase() === name.toLowerCase()),
      );
      if (at.includes(-1)) return false;
      const wanted = [beneficiary, amount, reference];
      return rows
        .slice(above + 1)
        .some((row) => row.length === headings.length && at.every((place, index) => row[place] === wanted[index]));
    });
  const separators = named ? [named] : [',', ';', '\t', '|'];
  const isThere = separators.some((separator) => isRow(rowsBy(separator, text)) || isRow(lineRowsBy(separator, text)));
  const cents = centsOf(amount);
  if (!isThere || !reading.ok) return false;
  return cents.size === 1 && cents.has(parseMoney(reading.order.amount.amount, 'USD').minor);
}

const check = paymentBatchChecker();

/** Reads a file from its bytes; every row that would be paid is one that the second reader finds, and no line is left out. */
function judge(text: string): { paid: number; blocked: number } {
  const bytes = new TextEncoder().encode(text);
  const { encoding } = encodingOfPaymentFile(bytes);
  const layout = layOutPaymentSheet(readPaymentSheet(decodePaymentFile(bytes, encoding)));
  const rows = check(draftPaymentBatch(layout, matchPaymentBatchColumns(layout.headings)), INDEX);
  const paid = rows.filter(({ excluded, reading }) => !excluded && reading.ok);
  const wrong = paid.find((row) => row.doubts.length > 0 || !isFound(text, row));
  if (wrong) expect.fail(`${JSON.stringify(text)} pays ${JSON.stringify(wrong.text)}`);
  if (!text.includes('"') && layout.headingLine !== null) {
    const lines = text.split(/\r\n|\n|\r/).slice(layout.headingLine);
    const kept = lines.filter((line) => /[^\s,;\t|]/.test(line)).length;
    expect([text, rows.length >= kept, encoding]).toEqual([text, true, 'utf-8']);
  }
  return { paid: paid.length, blocked: rows.length - paid.length };
}

it.each(Array.from({ length: PARTS }, (_, part) => part))(
  `reads ${FILES} files that were spoilt, part %i of ${PARTS}: never throws, pays nothing that a second reader does not find, and skips no line`,
  (part) => {
    const next = numbers(17 + part);
    const sum = { paid: 0, blocked: 0 };
    for (let file = 0; file < FILES / PARTS; file += 1) {
      const { paid, blocked } = judge(mutated(BASES[file % BASES.length] ?? '', next));
      sum.paid += paid;
      sum.blocked += blocked;
    }
    expect([sum.paid > FILES / PARTS, sum.blocked > FILES / PARTS]).toEqual([true, true]);
  },
);

it('reads any bytes without throwing', () => {
  const next = numbers(23);
  for (let file = 0; file < 500; file += 1) {
    const bytes = Uint8Array.from({ length: next(200) }, () => next(256));
    const { encoding } = encodingOfPaymentFile(bytes);
    const layout = layOutPaymentSheet(readPaymentSheet(decodePaymentFile(bytes, encoding)));
    expect(draftPaymentBatch(layout, matchPaymentBatchColumns(layout.headings)).length).toBe(layout.rows.length);
  }
});
