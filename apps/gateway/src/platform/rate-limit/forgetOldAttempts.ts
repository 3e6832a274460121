import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { inPortions } from '../database/inPortions';

/** Forgets attempts whose time is over. */
export function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  return inPortions(db, { table: 'rate_limit', where: sql`ends_at < ${now.toISOString()}::timestamptz` });
}
