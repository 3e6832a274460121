import { eq, sql } from 'drizzle-orm';
import { type Database, execute, run, SERVICE_SCOPE } from '../../platform/database';
import { INTERRUPTED } from './problems';
import { downloadTable as d, type StoredDownload } from './table';

/** A running export that has given no sign of life for so long is taken over. */
export const STALE_SECONDS = 10;

/** How often a running export gives a sign of life, in seconds. */
export const SIGN_SECONDS = 3;

/** Attempts in a row that may write nothing. */
const MOST_ATTEMPTS = 3;

/**
 * Takes the export whose turn it is, of those that wait, handed their turn on or lost their process: of the partner, then of its user, that was
 * served the longest ago. Tells in how many milliseconds another could turn out to be without its process.
 */
export async function claimDownload(
  db: Database,
  now: Date,
): Promise<{ claimed: StoredDownload | null; againInMs: number | null }> {
  const at = now.toISOString();
  const isLost = sql`d.status = 'running' AND d.heartbeat_at < ${at}::timestamptz - make_interval(secs => ${STALE_SECONDS})`;
  const isWaiting = sql`d.status = 'queued' OR d.status = 'running' AND d.heartbeat_at IS NULL`;
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    // Two that looked at one moment would both serve the same partner.
    await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('downloads claim', 0))`);
    await run(
      tx,
      sql`WITH given_up AS (
          UPDATE download d SET status = 'failed', problem = ${JSON.stringify(INTERRUPTED)}::jsonb, finished_at = ${at}, progress = NULL, stored_bytes = 0
          WHERE ${isLost} AND attempts - coalesce((progress->>'attempt')::integer, 0) >= ${MOST_ATTEMPTS} RETURNING id)
        DELETE FROM download_chunk WHERE download_id IN (SELECT id FROM given_up)`,
    );
    const [id] = await execute(
      tx,
      sql`UPDATE download SET status = 'running', attempts = attempts + 1, heartbeat_at = ${at}, served_at = clock_timestamp()
        WHERE id = (SELECT d.id FROM download d WHERE ${isWaiting} OR ${isLost} ORDER BY
          (SELECT max(served_at) FROM download WHERE partner_id = d.partner_id) NULLS FIRST,
          (SELECT max(served_at) FROM download WHERE user_id = d.user_id) NULLS FIRST,
          d.served_at NULLS FIRST, d.created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id`,
      (row) => String(row.id),
    );
    const [claimed = null] = id === undefined ? [] : await tx.select().from(d).where(eq(d.id, id));
    const [oldest] = await execute(
      tx,
      sql`SELECT extract(epoch FROM min(heartbeat_at)) AS at FROM download WHERE status = 'running' HAVING min(heartbeat_at) IS NOT NULL`,
      (row) => Number(row.at) * 1000,
    );
    const againInMs = oldest === undefined ? null : Math.max(1, oldest - now.getTime() + STALE_SECONDS * 1000 + 1);
    return { claimed, againInMs };
  });
}
