import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { inPortions } from '../../platform/database/inPortions';

const REMEMBERED_DAYS = 30;

/** Most chunks that go with one statement: each has the text of hundreds of rows. */
const CHUNKS_AT_ONCE = 100;

/** Takes away files whose time is over, and forgets exports that ended long ago. */
export async function expireDownloads(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`status = 'ready' AND expires_at < ${at}`;
  await inPortions(db, { table: 'download', where: isOver, set: sql`status = 'expired'` });
  // They count among the partner's bytes until they are gone.
  const isOfNone = sql`download_id IN (SELECT id FROM download WHERE status IN ('expired', 'failed'))`;
  await inPortions(db, { table: 'download_chunk', where: isOfNone, portion: CHUNKS_AT_ONCE });
  const isEmpty = sql`status = 'expired' AND stored_bytes > 0
    AND NOT EXISTS (SELECT 1 FROM download_chunk WHERE download_id = download.id)`;
  await inPortions(db, { table: 'download', where: isEmpty, set: sql`stored_bytes = 0` });
  const isForgotten = sql`finished_at < ${at} - make_interval(days => ${REMEMBERED_DAYS}) AND stored_bytes = 0`;
  await inPortions(db, { table: 'download', where: isForgotten });
}
