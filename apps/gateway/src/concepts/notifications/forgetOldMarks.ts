import { NOTIFICATION_DAYS } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { cleaningJob } from '../../platform/jobs';

/** Forgets what was read of what is told no longer: a record is read after it was told, so twice the time is enough. */
export const forgetOldMarks = cleaningJob('old-marks', (now) => ({
  table: 'notification_read',
  where: sql`read_at < ${now} - make_interval(days => ${2 * NOTIFICATION_DAYS})`,
}));
