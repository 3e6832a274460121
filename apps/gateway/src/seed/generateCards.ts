import type { Database } from '../platform/database';

// Five minutes apart from November 2023 on; everything that varies comes from the number and its MD5.
const STATEMENT = (count: number) => `
  SET LOCAL statement_timeout = 0;
  WITH merchants AS (
    SELECT partner_id, array_agg(id ORDER BY id) AS ids, array_agg(name ORDER BY id) AS names
    FROM merchant WHERE partner_id = (SELECT id FROM partner ORDER BY id LIMIT 1) GROUP BY partner_id
  ), bins AS (
    SELECT row_number() OVER (ORDER BY bin) - 1 AS place, count(*) OVER () AS places, card_bin.*
    FROM card_bin WHERE partner_id = (SELECT partner_id FROM merchants)
  ), numbered AS (
    SELECT n, md5(n::text) AS h, lpad(to_hex(1700000000000 + n::bigint * 300000), 12, '0') AS t,
      to_timestamp(1700000000 + n::bigint * 300) AS at, 1 + n % cardinality(m.ids) AS m
    FROM generate_series(1, ${count}) AS n, merchants m
  )
  INSERT INTO card (id, partner_id, merchant_id, merchant_name, holder_name, bin, last4, scheme, type, model, shared, status,
    currency, balance, expiry, activated_at, created_at)
  SELECT (left(t, 8) || '-' || right(t, 4) || '-7' || substr(h, 1, 3) || '-8' || substr(h, 4, 3) || '-' || substr(h, 7, 12))::uuid,
    m.partner_id, m.ids[x.m], m.names[x.m],
    (ARRAY['Ada','Ben','Chloe','Dario','Elif','Femi','Greta','Hugo'])[1 + n % 8] || ' ' || initcap(substr(translate(h, '0123456789', 'ghijklmnop'), 1, 7)),
    b.bin, lpad((n * 7 % 10000)::text, 4, '0'), b.scheme, b.types[1 + n % cardinality(b.types)], b.models[1 + n % cardinality(b.models)],
    n % 9 = 0 AND b.models[1 + n % cardinality(b.models)] = 'commercial',
    (ARRAY['normal','normal','normal','normal','normal','unactivated','blocked','lost','closed','normal'])[1 + n % 10],
    b.currency, ('x' || substr(h, 1, 6))::bit(24)::int, to_char(at + interval '3 years', 'YYYY-MM'),
    CASE WHEN n % 10 = 5 THEN NULL ELSE at END, at
  FROM numbered x JOIN merchants m ON true JOIN bins b ON b.place = x.n % b.places`;

/** Adds so many plain cards to the first partner of a seeded database by one statement: for measurements. */
export async function generateCards(db: Database, count: number): Promise<void> {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('count must be a whole number above zero');
  await db.asOwner(async (run) => {
    await run(STATEMENT(count));
    // Without figures of so many new rows the planner would read them all.
    await run('ANALYZE card, card_tally');
  });
}
