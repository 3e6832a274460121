import type { SQL } from 'drizzle-orm';
import type { Row, Transaction } from './Database';

/** Rows of a hand-written statement; `read` turns each into what the caller wants and is where its types are checked. */
export async function execute<T>(tx: Transaction, statement: SQL, read: (row: Row) => T): Promise<T[]> {
  const result: unknown = await tx.execute(statement);
  return rowsOf(result).map(read);
}

/** Runs a hand-written statement whose rows nobody needs. */
export async function run(tx: Transaction, statement: SQL): Promise<void> {
  await tx.execute(statement);
}

/** The rows of a raw statement's answer: both drivers give an object that holds `rows`. */
export function rowsOf(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
