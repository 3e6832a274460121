import { sql } from 'drizzle-orm';
import { type Database, run, SERVICE_SCOPE } from '../../platform/database';

/** Lets cards expire whose month is over, and writes that into their history. */
export async function expireCards(db: Database, now: Date): Promise<void> {
  const month = now.toISOString().slice(0, 7);
  await db.transaction(SERVICE_SCOPE, (tx) =>
    run(
      tx,
      sql`
      WITH ending AS (
        SELECT id, status FROM card WHERE expiry < ${month} AND status IN ('unactivated', 'normal', 'blocked', 'lost') FOR NO KEY UPDATE
      ), expired AS (
        UPDATE card SET status = 'expired' FROM ending WHERE card.id = ending.id RETURNING card.id, card.partner_id, ending.status
      )
      INSERT INTO card_event (id, partner_id, card_id, action, at, actor, from_status, to_status)
      SELECT gen_random_uuid(), partner_id, id, 'expire', ${now.toISOString()}::timestamptz, 'Corridor', status, 'expired' FROM expired`,
    ),
  );
}
