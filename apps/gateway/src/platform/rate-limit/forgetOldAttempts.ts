import { sql } from 'drizzle-orm';
import { deleteUnlocked } from '../database';
import type { ScheduledJob } from '../jobs';

/** Forgets attempts whose time is over. */
export const forgetOldAttempts: ScheduledJob = {
  name: 'old-attempts',
  run: async ({ db, now }) => {
    await db.single(deleteUnlocked('rate_limit', sql`ends_at < ${now.toISOString()}::timestamptz`));
  },
};
