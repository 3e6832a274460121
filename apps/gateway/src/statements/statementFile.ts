import { instantFormatter, type StatementLine, statementFileName } from '@corridor/core';
import { invalid } from '../app/refusals';
import { type Call, scopeOf } from '../call';
import { wireMoney } from '../money';
import type { Export } from '../resource/Export';
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
type Row = Partial<Record<Column, string | null>>;

/** A statement as rows: the beginning balance, every line, the ending balance. What is changed sums up to the last. */
export function statementFile(
  named: NamedStatement,
  call: Call,
  { zone, columns = COLUMNS }: { zone: string; columns?: readonly string[] | undefined },
): Export {
  const { language } = call;
  const { statement } = named;
  const chosen = columns.map((field, index) => {
    const column = COLUMNS.find((known) => known === field);
    if (!column) throw invalid([{ path: `columns.${index}`, reason: 'there is no such column' }]);
    return column;
  });
  const header = chosen.map((column) => {
    const label = WORDS[column][language];
    if (column === 'bookedAt') return `${label} (${zone})`;
    return column === 'change' || column === 'balance' ? `${label} (${statement.currency})` : label;
  });
  const cells = (row: Row) => chosen.map((column) => row[column] ?? '');
  return { name: statementFileName(statement), header, batches: linesOf(named, call, zone, cells) };
}

async function* linesOf(
  named: NamedStatement,
  call: Call,
  zone: string,
  cells: (row: Row) => string[],
): AsyncGenerator<string[][]> {
  const { statement } = named;
  const { language, services } = call;
  const inZone = instantFormatter('datetime', zone);
  const total = (minor: bigint) => wireMoney(minor, statement.currency).amount;
  const cellsOf = ({ number, bookedAt, type, change, balance, ...line }: StatementLine) =>
    cells({
      ...line,
      number: String(number),
      bookedAt: inZone(bookedAt),
      type: type === null ? null : typeLabel(type, language),
      change: change.amount,
      balance: balance.amount,
    });
  const { beginning, ending } = WORDS;
  const begins = { bookedAt: inZone(statement.from.toISOString()), type: beginning[language] };
  yield [cells({ ...begins, change: total(statement.opening), balance: total(statement.opening) })];
  // Each batch is a short transaction of its own: a slow receiver holds none open.
  for (let first = 1; first <= Number(statement.entries); first += BATCH) {
    const range = { first, last: first + BATCH - 1 };
    const lines = await services.db.transaction(scopeOf(call), (tx) => readLines(tx, named, range), { readOnly: true });
    yield lines.map(cellsOf);
  }
  yield [
    cells({ bookedAt: inZone(statement.to.toISOString()), type: ending[language], balance: total(statement.closing) }),
  ];
}
