import { sql } from 'drizzle-orm';
import { cleaningJob } from '../../platform/jobs';

/** Removes embed sessions a day after their end; until then a page is told that its session has ended. */
export const endOldEmbedSessions = cleaningJob('old-embed-sessions', (now) => ({
  table: 'embed_session',
  where: sql`expires_at < ${now} - interval '1 day'`,
}));
