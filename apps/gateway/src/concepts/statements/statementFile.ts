import {
  type ExportColumn,
  instantFormatter,
  type StatementLine,
  statementFileName,
  type WireMoney,
} from '@corridor/core';
import { type Call, scopeOf } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import { type Export, type ExportCursor, type ExportPart, linesOf } from '../../platform/resource/Export';
import { readLines } from './readLines';
import type { NamedStatement } from './table';
import { typeLabel, WORDS } from './words';

const BATCH = 1000;

const COLUMNS = [
  'number',
  'bookedAt',
  'valueDate',
  'type',
  'reference',
  'counterpartyName',
  'transactionId',
  'change',
  'balance',
] as const;

type Column = (typeof COLUMNS)[number];

const FIGURES: readonly Column[] = ['number', 'change', 'balance'];

type Row = Partial<Record<Column, string | null>>;

/** How a statement's file is written. */
export interface StatementFileOptions {
  readonly zone: string;
  readonly columns?: readonly ExportColumn[] | undefined;
  readonly amountText: (amount: WireMoney) => string;
}

/** A statement as rows: the beginning balance, every line, the ending balance. The changes of the lines, and of no other row, lead from the first to the last. */
export function statementFile(
  named: NamedStatement,
  call: Call,
  { zone, columns, amountText }: StatementFileOptions,
): Export {
  const { language } = call;
  const { statement } = named;
  const chosen = (columns?.map(({ field }) => field) ?? COLUMNS).map((field, index) => {
    const column = COLUMNS.find((known) => known === field);
    if (!column) throw invalid([{ path: `columns.${index}.field`, reason: 'refusals.unknownColumn' }]);
    return column;
  });
  const headerOf = (column: Column) => {
    const label = WORDS[column][language];
    if (column === 'bookedAt') return `${label} (${zone})`;
    return column === 'change' || column === 'balance' ? `${label} (${statement.currency})` : label;
  };
  const cells = (row: Row) => chosen.map((column) => row[column] ?? '');
  const parts = (after: ExportCursor | null) => partsOf(named, call, { zone, cells, amountText, after });
  return {
    name: statementFileName(statement),
    columns: chosen.map((column) => ({ header: headerOf(column), kind: FIGURES.includes(column) ? 'figure' : 'text' })),
    batches: linesOf(parts(null)),
    parts,
  };
}

interface Writing extends Pick<StatementFileOptions, 'zone' | 'amountText'> {
  readonly cells: (row: Row) => string[];
  /** Behind the line of this number: the beginning balance is 0. */
  readonly after: ExportCursor | null;
}

async function* partsOf(
  named: NamedStatement,
  call: Call,
  { zone, cells, amountText, after }: Writing,
): AsyncGenerator<ExportPart> {
  const { statement } = named;
  const { language, services } = call;
  const inZone = instantFormatter('datetime', zone);
  const total = (minor: bigint) => amountText(wireMoney(minor, statement.currency));
  const cellsOf = ({ number, bookedAt, type, change, balance, ...line }: StatementLine) =>
    cells({
      ...line,
      number: String(number),
      bookedAt: inZone(bookedAt),
      type: type === null ? null : typeLabel(type, language),
      change: amountText(change),
      balance: amountText(balance),
    });
  const { beginning, ending } = WORDS;
  const begins = { bookedAt: inZone(statement.from.toISOString()), type: beginning[language] };
  const entries = Number(statement.entries);
  const next = after === null ? 0 : Number(after.value) + 1;
  const until = (value: number) => ({ value, id: statement.id });
  if (next === 0) yield { lines: [cells({ ...begins, balance: total(statement.opening) })], last: until(0) };
  // Each batch is a short transaction of its own: a slow receiver holds none open.
  for (let first = Math.max(next, 1); first <= entries; first += BATCH) {
    const range = { first, last: first + BATCH - 1 };
    const read = (tx: Transaction) => readLines(tx, named, range);
    const lines = await services.db.transaction(scopeOf(call), read, { readOnly: true, fromReplica: true });
    yield { lines: lines.map(cellsOf), last: until(Math.min(range.last, entries)) };
  }
  const ends = { bookedAt: inZone(statement.to.toISOString()), type: ending[language] };
  if (next <= entries + 1)
    yield { lines: [cells({ ...ends, balance: total(statement.closing) })], last: until(entries + 1) };
}
