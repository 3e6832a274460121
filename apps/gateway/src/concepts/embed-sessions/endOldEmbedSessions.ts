import { sql } from 'drizzle-orm';
import { deleteUnlocked } from '../../platform/database';
import type { ScheduledJob } from '../../platform/jobs';

/** Removes embed sessions a day after their end; until then a page is told that its session has ended. */
export const endOldEmbedSessions: ScheduledJob = {
  name: 'old-embed-sessions',
  run: async ({ db, now }) => {
    const isOver = sql`expires_at < ${now.toISOString()}::timestamptz - interval '1 day'`;
    await db.single(deleteUnlocked('embed_session', isOver));
  },
};
