import { eq, sql } from 'drizzle-orm';
import { type Database, execute, run, SERVICE_SCOPE } from '../database';
import { downloadTable as d, type StoredDownload } from './table';

/** A running export that has given no sign of life for so long is begun anew. */
export const STALE_SECONDS = 30;

const MOST_ATTEMPTS = 3;

/** Takes the oldest export that waits or whose process is gone; tells whether other processes are at work on some. */
export async function claimDownload(
  db: Database,
  now: Date,
): Promise<{ claimed: StoredDownload | null; othersRun: boolean }> {
  const at = now.toISOString();
  const isLost = sql`status = 'running' AND heartbeat_at < ${at}::timestamptz - make_interval(secs => ${STALE_SECONDS})`;
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    await run(
      tx,
      sql`UPDATE download SET status = 'failed', problem = 'The export was interrupted too often', finished_at = ${at}
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
    const running = await execute(tx, sql`SELECT 1 FROM download WHERE status = 'running' LIMIT 1`, () => true);
    return { claimed, othersRun: running.length > 0 };
  });
}
