import { sql } from 'drizzle-orm';
import { cleaningJob } from '../jobs';

/** Forgets attempts whose time is over. */
export const forgetOldAttempts = cleaningJob('old-attempts', (now) => ({
  table: 'rate_limit',
  where: sql`ends_at < ${now}`,
}));
