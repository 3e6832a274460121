import { sql } from 'drizzle-orm';
import { cleaningJob } from '../jobs';

const KEPT_DAYS = 30;

/** Forgets answers that nobody will ask for again. */
export const forgetOldAnswers = cleaningJob('old-answers', (now) => ({
  table: 'request',
  where: sql`created_at < ${now} - make_interval(days => ${KEPT_DAYS})`,
}));
