import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** Removes sessions and codes whose time is over. */
export async function endOldSessions(db: Database, now: Date): Promise<void> {
  await db.single(sql`DELETE FROM session WHERE expires_at < ${now.toISOString()}::timestamptz`);
  await db.single(sql`DELETE FROM reset_code WHERE expires_at < ${now.toISOString()}::timestamptz`);
}
