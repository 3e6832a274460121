import { sql } from 'drizzle-orm';
import { type Database, run, SERVICE_SCOPE } from '../../platform/database';

const REMEMBERED_DAYS = 30;

/** Takes away files whose time is over, and forgets exports that ended long ago. */
export async function expireDownloads(db: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const over = sql`status = 'ready' AND expires_at < ${at}::timestamptz`;
    await run(tx, sql`DELETE FROM download_chunk WHERE download_id IN (SELECT id FROM download WHERE ${over})`);
    await run(tx, sql`UPDATE download SET status = 'expired', stored_bytes = 0 WHERE ${over}`);
    await run(
      tx,
      sql`DELETE FROM download WHERE finished_at < ${at}::timestamptz - make_interval(days => ${REMEMBERED_DAYS})`,
    );
  });
}
