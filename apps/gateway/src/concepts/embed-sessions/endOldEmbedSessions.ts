import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';

/** Removes embed sessions a day after their end; until then a page is told that its session has ended. */
export async function endOldEmbedSessions(db: Database, now: Date): Promise<void> {
  await db.single(
    sql`DELETE FROM embed_session WHERE expires_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
  );
}
