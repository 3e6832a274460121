import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verifyAudit';
import { DEMO_PARTNER_IDS } from '../../platform/seeding/partners';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type SeededPartner, seededPartner } from '../../testing/seeded';

const SEEDED = sql`(SELECT at FROM seeded WHERE name = 'demo-log')`;
const OURS = sql.raw(`partner_id IN (${DEMO_PARTNER_IDS.map((id) => `'${id}'`).join(', ')})`);

/** Histories of each subject's records: id, instant, actor, action. */
const HISTORIES = {
  merchant: sql`SELECT merchant_id, at, actor, action FROM merchant_event WHERE ${OURS}`,
  card: sql`SELECT card_id, at, actor, CASE action WHEN 'apply' THEN 'create' WHEN 'updateLimits' THEN 'update' ELSE action END
    FROM card_event WHERE ${OURS} AND action NOT IN ('expire', 'close')
      AND card_id IN (SELECT id FROM card WHERE created_at >= ${SEEDED} - interval '365 days')`,
  'withdrawal-account': sql`SELECT account_id, at, actor, action FROM withdrawal_account_event WHERE ${OURS}`,
  approval: sql`SELECT approval_id, at, coalesce(actor_name, 'Corridor'),
      CASE event WHEN 'requested' THEN 'request' WHEN 'refused' THEN 'refuse' WHEN 'withdrawn' THEN 'withdraw' ELSE 'expire' END
    FROM approval_event WHERE ${OURS}`,
  collection: sql`SELECT collection_id, at, actor, CASE kind WHEN 'approved' THEN 'approve' WHEN 'rejected' THEN 'reject' ELSE 'return' END
    FROM collection_event WHERE ${OURS} AND kind IN ('approved', 'rejected', 'returned')`,
  'payment-order': ordersOf('payment-order'),
  'withdrawal-order': ordersOf('withdrawal-order'),
  'exchange-order': sql`SELECT id, created_at, created_by, 'create' FROM exchange_order WHERE ${OURS}`,
  'transfer-order': sql`SELECT id, created_at, created_by, 'create' FROM transfer_order WHERE ${OURS}`,
  material: sql`SELECT id, created_at, created_by, 'create' FROM material WHERE ${OURS}`,
  'material-link': sql`SELECT id, created_at, created_by, 'create' FROM material_link WHERE ${OURS}`,
  'approval-policy': sql`SELECT id, created_at, created_by, 'create' FROM approval_policy WHERE ${OURS}`,
  user: sql`SELECT id, created_at, 'Corridor', 'create' FROM app_user WHERE ${OURS}`,
} as const;

function ordersOf(kind: string) {
  const own = sql`FROM outgoing_order WHERE ${OURS} AND kind = ${kind}`;
  return sql`SELECT id, created_at, created_by, 'create' ${own}
    UNION ALL SELECT id, accepted_at, 'Bank', 'rail-accepts' ${own} AND accepted_at IS NOT NULL
    UNION ALL SELECT id, completed_at, 'Bank', 'rail-completes' ${own} AND completed_at IS NOT NULL
    UNION ALL SELECT id, ended_at, coalesce(ended_by, 'Bank'), CASE WHEN ended_by IS NULL THEN 'rail-fails' ELSE 'cancel' END
      ${own} AND ended_at IS NOT NULL`;
}

describe.each(DATABASES)('the log of the demo on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: SeededPartner;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await seededPartner(testGateway);
  });

  const rows = (statement: ReturnType<typeof sql>) => testGateway.db.single(statement);

  it.each(Object.entries(HISTORIES))(
    'tells of each %s what its record says, and nothing else',
    async (subject, history) => {
      const said = sql`SELECT * FROM (${history}) AS said (id, at, actor, action) WHERE at <= ${SEEDED}`;
      const logged = sql`SELECT subject_id, at, actor_name, action FROM log
      WHERE ${OURS} AND subject = ${subject} AND at <= ${SEEDED}`;
      const [counts] = await rows(
        sql`SELECT (SELECT count(*)::int FROM (${said}) a) AS said, (SELECT count(*)::int FROM (${logged}) b) AS logged`,
      );
      expect(counts?.said).toBeGreaterThan(0);
      expect(counts?.logged).toBe(counts?.said);
      expect(await rows(sql`(${said}) EXCEPT (${logged})`)).toEqual([]);
    },
  );

  it('is sealed in the order of time, by people of the partner itself', async () => {
    for await (const { partnerId, breaches } of verifyAudit(testGateway.db, {})) {
      if (DEMO_PARTNER_IDS.includes(partnerId)) expect(breaches).toEqual([]);
    }
    const disordered = sql`SELECT FROM (
      SELECT l.at, lag(l.at) OVER (PARTITION BY s.partner_id ORDER BY s.position) AS before
      FROM log_seal s JOIN log l ON l.id = s.log_id WHERE s.${OURS} AND l.at <= ${SEEDED}) AS sealed WHERE at < before`;
    expect(await rows(disordered)).toEqual([]);
    const strangers = sql`SELECT actor_name FROM log l WHERE ${OURS} AND at <= ${SEEDED} AND actor_name NOT IN ('Bank', 'Corridor')
      AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = l.actor_id AND u.partner_id = l.partner_id AND u.name = l.actor_name)`;
    expect(await rows(strangers)).toEqual([]);
  });

  it('shows no merchant that its own maker has reviewed', async () => {
    const reviewedAlone = sql`SELECT FROM log made JOIN log checked USING (subject_id) WHERE made.subject = 'merchant'
      AND made.at <= ${SEEDED} AND checked.at <= ${SEEDED} AND made.${OURS} AND made.actor_id = checked.actor_id
      AND made.action IN ('create', 'submit') AND checked.action IN ('approve', 'reject', 'requestMore')`;
    expect(await rows(reviewedAlone)).toEqual([]);
    expect(await rows(sql`SELECT FROM merchant WHERE ${OURS} AND created_at <= ${SEEDED} AND makers = '{}'`)).toEqual(
      [],
    );
  });

  it('is found by its record, with what it changed, as if it had been written then', async () => {
    const client = await partner.as('administrator');
    const [rejected] = await client.merchants.list({ filter: { status: ['rejected'] } });
    const { items } = await client.logs.page({ page: 1, size: 10, filter: { subjectId: rejected?.id ?? '' } });
    expect(items.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['reject', 'Oscar Lindqvist'],
      ['submit', 'Amara Okafor'],
      ['create', 'Amara Okafor'],
    ]);
    const [last, , first] = await Promise.all(items.map(({ id }) => client.logs.get(id)));
    expect(last).toMatchObject({ before: { status: 'underReview' }, after: { status: 'rejected' } });
    expect(first?.at).toBe(rejected?.createdAt);
    const [person] = await client.merchants.list({ filter: { type: [2] } });
    const creation = { subjectId: person?.id ?? '', action: ['create'] };
    const [added] = await client.logs.list({ filter: creation });
    const { after } = await client.logs.get(added?.id ?? '');
    expect(after).toMatchObject({ type: 2, individual: { idNumber: expect.stringMatching(/^\*\*\*/) } });
  });
});
