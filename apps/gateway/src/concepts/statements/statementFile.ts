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
import type { Export } from '../../platform/resource/Export';
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
  return {
    name: statementFileName(statement),
    columns: chosen.map((column) => ({ header: headerOf(column), kind: FIGURES.includes(column) ? 'figure' : 'text' })),
    batches: linesOf(named, call, { zone, cells, amountText }),
  };
}

async function* linesOf(
  named: NamedStatement,
  call: Call,
  { zone, cells, amountText }: Pick<StatementFileOptions, 'zone' | 'amountText'> & { cells: (row: Row) => string[] },
): AsyncGenerator<string[][]> {
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
  yield [cells({ ...begins, balance: total(statement.opening) })];
  // Each batch is a short transaction of its own: a slow receiver holds none open.
  for (let first = 1; first <= Number(statement.entries); first += BATCH) {
    const range = { first, last: first + BATCH - 1 };
    const read = (tx: Transaction) => readLines(tx, named, range);
    const lines = await services.db.transaction(scopeOf(call), read, { readOnly: true, fromReplica: true });
    yield lines.map(cellsOf);
  }
  yield [
    cells({ bookedAt: inZone(statement.to.toISOString()), type: ending[language], balance: total(statement.closing) }),
  ];
}
