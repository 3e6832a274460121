import { type SQL, sql } from 'drizzle-orm';
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

/** Statement that deletes the rows of a table that a condition is about, but for those that another transaction has locked: they stay for the next time. */
export function deleteUnlocked(table: string, where: SQL): SQL {
  const name = sql.identifier(table);
  return sql`DELETE FROM ${name} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${name} WHERE ${where} FOR UPDATE SKIP LOCKED))`;
}
