/** A record of the table benches: twelve columns of plain text and figures. */
export interface BenchRow {
  readonly id: string;
  readonly payee: string;
  readonly country: string;
  readonly status: string;
  readonly method: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: number;
  readonly fee: number;
  readonly created: string;
  readonly value: string;
  readonly operator: string;
}

/** Columns in the order in which every table shows them. */
export const FIELDS = [
  'id',
  'payee',
  'country',
  'status',
  'method',
  'reference',
  'currency',
  'amount',
  'fee',
  'created',
  'value',
  'operator',
] as const satisfies readonly (keyof BenchRow)[];

/** Height of a row, of the table, and width of a column, in pixels. */
export const ROW = 36;
export const HEIGHT = 700;
export const WIDTH = 140;

const PAYEES = [
  'Marisol Traders',
  'Nordwind Logistik',
  'Okuma Fils',
  'Lanting Textile',
  'Ashford Vale',
  'Bluefin Export',
];
const COUNTRIES = ['MX', 'DE', 'FR', 'CN', 'GB', 'AU'];
const STATUSES = ['Paid', 'In review', 'Processing', 'Returned', 'Draft'];
const OPERATORS = ['Ines Moreau', 'Tomasz Lis', 'Wei Zhang', 'Amara Okafor'];
const FIRST = Date.UTC(2024, 0, 8, 9, 30);

/** What is searched for, the first record that holds it, and the smallest reference: so a finished act is known. */
export const NEEDLE = 'Zoltan Needle';
export const FOUND = 'TR-000005';
export const SMALLEST = 'INV-000000';

const from = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** So many records: the same on every call, their references in no order. */
export const makeRows = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, index) => {
    const created = new Date(FIRST + ((index * 7919) % 1_000_000) * 60_000).toISOString();
    return {
      id: `TR-${String(index).padStart(6, '0')}`,
      payee: from(PAYEES, index * 3),
      country: from(COUNTRIES, index * 3),
      status: from(STATUSES, index * 7),
      method: index % 3 === 0 ? 'SWIFT' : 'Local',
      reference: `INV-${String((index * 7919 + 17) % count).padStart(6, '0')}`,
      currency: from(['MXN', 'EUR', 'CNY', 'GBP'], index),
      amount: ((index * 1_047_293) % 9_000_000) / 100,
      fee: ((index * 31) % 4500) / 100,
      created: created.slice(0, 16),
      value: created.slice(0, 10),
      operator: index % 97 === 5 ? NEEDLE : from(OPERATORS, index * 5),
    };
  });
