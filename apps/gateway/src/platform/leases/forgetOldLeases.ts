import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { inPortions } from '../database/inPortions';

/** Forgets leases of processes that have died. */
export function forgetOldLeases(db: Database): Promise<void> {
  return inPortions(db, { table: 'lease', where: sql`ends_at < clock_timestamp()` });
}
