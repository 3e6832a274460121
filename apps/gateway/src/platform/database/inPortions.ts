import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './Database';

/** Most rows of one statement. */
const PORTION = 500;

/** Most statements of one run of a job: what is left over is done by the next. */
const MOST_STATEMENTS = 200;

/** How a job writes rows portion by portion. */
export interface Portions {
  /** Table, by its name. */
  readonly table: string;
  /** Condition on the rows that it takes. */
  readonly where: SQL;
  /** Assignments; the rows are deleted where there are none. */
  readonly set?: SQL;
  /** Most rows of one statement; 500 unless told. */
  readonly portion?: number;
}

/**
 * Deletes or changes rows a few at a time, each time in a transaction of its own, so that nobody waits for a job; passes over rows that
 * somebody has locked. Those that were changed must no longer meet the condition.
 */
export async function inPortions(db: Database, { table, where, set, portion = PORTION }: Portions): Promise<void> {
  const rows = sql.identifier(table);
  const taken = sql`ctid = ANY(ARRAY(SELECT ctid FROM ${rows} WHERE ${where} LIMIT ${portion} FOR UPDATE SKIP LOCKED))`;
  const write = set ? sql`UPDATE ${rows} SET ${set} WHERE ${taken}` : sql`DELETE FROM ${rows} WHERE ${taken}`;
  for (let count = 0; count < MOST_STATEMENTS; count += 1) {
    const [done] = await db.single(sql`WITH done AS (${write} RETURNING 1) SELECT count(*)::int AS n FROM done`);
    if (Number(done?.n) < portion) return;
  }
}
