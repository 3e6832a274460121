import { sql } from 'drizzle-orm';
import { cleaningJob } from '../../platform/jobs';

const REMEMBERED_DAYS = 30;

/** Most chunks that go with one statement: each has the text of hundreds of rows. */
const CHUNKS_AT_ONCE = 100;

/** Takes away files whose time is over, and forgets exports that ended long ago. */
export const expireDownloads = cleaningJob('old-exports', (now) => [
  {
    table: 'download',
    where: sql`status = 'ready' AND expires_at < ${now}`,
    set: sql`status = 'expired'`,
  },
  // They count among the partner's bytes until they are gone.
  {
    table: 'download_chunk',
    where: sql`download_id IN (SELECT id FROM download WHERE status IN ('expired', 'failed'))`,
    portion: CHUNKS_AT_ONCE,
  },
  {
    table: 'download',
    where: sql`status = 'expired' AND stored_bytes > 0 AND NOT EXISTS (SELECT 1 FROM download_chunk WHERE download_id = download.id)`,
    set: sql`stored_bytes = 0`,
  },
  {
    table: 'download',
    where: sql`finished_at < ${now} - make_interval(days => ${REMEMBERED_DAYS}) AND stored_bytes = 0`,
  },
]);
