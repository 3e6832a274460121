import { sql } from 'drizzle-orm';
import { deleteUnlocked, run, SERVICE_SCOPE } from '../../platform/database';
import type { ScheduledJob } from '../../platform/jobs';

const REMEMBERED_DAYS = 30;

/** Takes away files whose time is over, and forgets exports that ended long ago. */
export const expireDownloads: ScheduledJob = {
  name: 'old-exports',
  run: async ({ db, now }) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    await db.transaction(SERVICE_SCOPE, async (tx) => {
      const over = sql`SELECT id FROM download WHERE status = 'ready' AND expires_at < ${at} FOR UPDATE SKIP LOCKED`;
      await run(
        tx,
        sql`WITH over AS (${over}), emptied AS (DELETE FROM download_chunk USING over WHERE download_id = over.id)
          UPDATE download SET status = 'expired' FROM over WHERE download.id = over.id`,
      );
      await run(tx, deleteUnlocked('download', sql`finished_at < ${at} - make_interval(days => ${REMEMBERED_DAYS})`));
    });
  },
};
