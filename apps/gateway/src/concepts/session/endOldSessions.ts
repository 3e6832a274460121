import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { KNOWN_DAYS } from './knownNetworks';

/** Removes sessions, codes and known networks whose time is over. */
export async function endOldSessions(db: Database, now: Date): Promise<void> {
  await db.single(sql`DELETE FROM session WHERE expires_at < ${now.toISOString()}::timestamptz`);
  await db.single(
    sql`DELETE FROM known_network WHERE seen_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KNOWN_DAYS})`,
  );
  await db.single(sql`DELETE FROM reset_code WHERE expires_at < ${now.toISOString()}::timestamptz`);
}
