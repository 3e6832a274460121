import { NOTIFICATION_DAYS } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { deleteUnlocked, run, SERVICE_SCOPE } from '../../platform/database';
import type { ScheduledJob } from '../../platform/jobs';

/** Forgets what was read of what is told no longer: a record is read after it was told, so twice the time is enough. */
export const forgetOldMarks: ScheduledJob = {
  name: 'old-marks',
  run: ({ db, now }) => {
    const over = new Date(now.getTime() - 2 * NOTIFICATION_DAYS * 86_400_000).toISOString();
    const isOver = sql`read_at < ${over}::timestamptz`;
    return db.transaction(SERVICE_SCOPE, (tx) => run(tx, deleteUnlocked('notification_read', isOver)));
  },
};
