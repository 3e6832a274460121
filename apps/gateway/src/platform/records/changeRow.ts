import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database';

/** Changes a locked row and gives it as it is then, generated columns included, without another select. */
export async function changeRow<T extends PgTable & { readonly id: PgColumn }>(
  tx: Transaction,
  table: T,
  id: string,
  changes: PgUpdateSetSource<T>,
): Promise<T['$inferSelect']> {
  const rows = asRowsOf<T>(await tx.update(table).set(changes).where(eq(table.id, id)).returning());
  const [row] = rows;
  if (!row) throw new Error('a locked row is gone');
  return row;
}

/** Guarantee: `returning` without a list gives whole rows of the table. */
function asRowsOf<T extends PgTable>(rows: unknown): T['$inferSelect'][] {
  return rows as T['$inferSelect'][];
}
