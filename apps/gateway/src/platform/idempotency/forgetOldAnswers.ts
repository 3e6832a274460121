import { sql } from 'drizzle-orm';
import { deleteUnlocked } from '../database';
import type { ScheduledJob } from '../jobs';

const KEPT_DAYS = 30;

/** Forgets answers that nobody will ask for again. */
export const forgetOldAnswers: ScheduledJob = {
  name: 'old-answers',
  run: async ({ db, now }) => {
    const isOld = sql`created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
    await db.single(deleteUnlocked('request', isOld));
  },
};
