import { sql } from 'drizzle-orm';
import type { Database } from '../database';

const KEPT_DAYS = 30;

/** Forgets answers that nobody will ask for again. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db.single(
    sql`DELETE FROM request WHERE created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`,
  );
}
