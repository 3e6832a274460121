import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { KNOWN_DAYS } from './knownNetworks';

/** Settles changes of addresses that were confirmed and are no longer undone; removes sessions, codes and known networks whose time is over. */
export async function endOldSessions(db: Database, now: Date): Promise<void> {
  await db.single(sql`DELETE FROM session WHERE expires_at < ${now.toISOString()}::timestamptz`);
  await db.single(
    sql`DELETE FROM known_network WHERE seen_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KNOWN_DAYS})`,
  );
  await db.single(sql`UPDATE email_change SET settled_at = ${now.toISOString()}
    WHERE settled_at IS NULL AND undone_at IS NULL AND confirmed_at IS NOT NULL AND undo_until <= ${now.toISOString()}::timestamptz`);
  await db.single(sql`DELETE FROM reset_code WHERE expires_at < ${now.toISOString()}::timestamptz`);
}
