import { sql } from 'drizzle-orm';
import { DEMO_PARTNERS } from '../platform/seeding/partners';
import { openDatabase } from '../servers/node/openDatabase';

/** Adds so many records of one card of the first demo partner to a data folder that no process has open; gives the card, and how many records it has now. */
export async function addCardEvents(dataDirectory: string, rows: number): Promise<{ cardId: string; total: number }> {
  const db = await openDatabase({ dataDirectory });
  try {
    const partnerId = DEMO_PARTNERS.meridian.id;
    const [card] = await db.single(sql`SELECT id FROM card WHERE partner_id = ${partnerId} ORDER BY id LIMIT 1`);
    const cardId = String(card?.id);
    await db.single(sql`INSERT INTO card_event (id, partner_id, card_id, action, at, actor)
      SELECT gen_random_uuid(), ${partnerId}, ${cardId}, 'block', ${new Date().toISOString()}::timestamptz - n * interval '1 second', 'Ada'
        FROM generate_series(1, ${rows}::integer) n`);
    // As many at once are news to the planner, and nothing analyzes an embedded database by itself.
    await db.single(sql`ANALYZE card_event`);
    const [counted] = await db.single(sql`SELECT count(*) AS n FROM card_event WHERE card_id = ${cardId}`);
    return { cardId, total: Number(counted?.n) };
  } finally {
    await db.close();
  }
}
