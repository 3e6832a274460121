import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** Forgets attempts whose time is over. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.single(sql`DELETE FROM rate_limit WHERE ends_at < ${now.toISOString()}::timestamptz`);
}
