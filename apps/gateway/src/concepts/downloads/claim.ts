import { eq, sql } from 'drizzle-orm';
import { type Database, execute, run, SERVICE_SCOPE } from '../../platform/database';
import { INTERRUPTED } from './problems';
import { downloadTable as d, type StoredDownload } from './table';

/** A running export that has given no sign of life for so long is begun anew. */
const STALE_SECONDS = 10;

/** How often a running export gives a sign of life, in seconds. */
export const SIGN_SECONDS = 3;

const MOST_ATTEMPTS = 3;

/** Takes the oldest export that waits or whose process is gone; tells in how many milliseconds another could turn out to be without its process. */
export async function claimDownload(
  db: Database,
  now: Date,
): Promise<{ claimed: StoredDownload | null; againInMs: number | null }> {
  const at = now.toISOString();
  const isLost = sql`status = 'running' AND heartbeat_at < ${at}::timestamptz - make_interval(secs => ${STALE_SECONDS})`;
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    await run(
      tx,
      sql`UPDATE download SET status = 'failed', problem = ${JSON.stringify(INTERRUPTED)}::jsonb, finished_at = ${at}
        WHERE ${isLost} AND attempts >= ${MOST_ATTEMPTS}`,
    );
    const [id] = await execute(
      tx,
      sql`UPDATE download SET status = 'running', attempts = attempts + 1, rows_done = 0, heartbeat_at = ${at}
        WHERE id = (SELECT id FROM download WHERE status = 'queued' OR ${isLost} ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id`,
      (row) => String(row.id),
    );
    const [claimed = null] = id === undefined ? [] : await tx.select().from(d).where(eq(d.id, id));
    const [oldest] = await execute(
      tx,
      sql`SELECT extract(epoch FROM min(heartbeat_at)) AS at FROM download WHERE status = 'running' HAVING count(*) > 0`,
      (row) => Number(row.at) * 1000,
    );
    const againInMs = oldest === undefined ? null : Math.max(1, oldest - now.getTime() + STALE_SECONDS * 1000 + 1);
    return { claimed, againInMs };
  });
}
