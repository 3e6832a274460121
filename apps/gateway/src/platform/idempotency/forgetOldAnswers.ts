import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { inPortions } from '../database/inPortions';

const KEPT_DAYS = 30;

/** Forgets answers that nobody will ask for again. */
export function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  const isOver = sql`created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  return inPortions(db, { table: 'request', where: isOver });
}
