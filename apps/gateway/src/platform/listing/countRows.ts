import { type SQL, sql, type Table } from 'drizzle-orm';
import { execute, type Transaction } from '../database';

/** How many rows of a table meet a condition. */
export async function countRows(tx: Transaction, table: Table, where: SQL | undefined): Promise<number> {
  const condition = where ? sql` WHERE ${where}` : sql``;
  const [total] = await execute(tx, sql`SELECT count(*) AS total FROM ${table}${condition}`, (row) =>
    Number(row.total),
  );
  return total ?? 0;
}
