import type { GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type Desk, openDesk } from './testing/desk';

type Who = 'finance' | 'operator' | 'administrator';

type Act =
  | { readonly kind: 'pay'; readonly who: Who; readonly euros: number }
  | { readonly kind: 'approve' | 'refuse' | 'askBack' | 'answer' | 'withdraw'; readonly who: Who; readonly nth: number }
  | { readonly kind: 'policy'; readonly who: Who; readonly approvers: number; readonly over: number }
  | { readonly kind: 'unpolicy'; readonly who: Who }
  | { readonly kind: 'right'; readonly who: Who; readonly held: boolean };

const who = fc.constantFrom<Who>('finance', 'operator', 'administrator');
const nth = fc.nat({ max: 5 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), who, euros: fc.integer({ min: 5, max: 40 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('approve' as const), who, nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('refuse' as const, 'askBack' as const, 'answer' as const, 'withdraw' as const),
      who,
      nth,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('policy' as const),
      who,
      approvers: fc.integer({ min: 1, max: 2 }),
      over: fc.integer({ min: 0, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unpolicy' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('right' as const), who, held: fc.boolean() }) },
);

const cents = (amount: string) => Number(amount.replace('.', ''));
const euros = (whole: number) => ({ amount: `${whole}.00`, currency: 'EUR' as const });

describe.each(DATABASES)('any sequence of writes and decisions on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
  });

  /** Gives or takes the right to decide, as an administrator would by the role. */
  const setRight = (desk: Desk, role: Who, held: boolean) =>
    testGateway.db.single(sql`UPDATE role SET rules = (SELECT coalesce(jsonb_agg(rule), '[]') FROM jsonb_array_elements(rules) rule
        WHERE rule->>'reason' IS DISTINCT FROM 'taken') || ${held ? '[]' : '[{"action":"approve","subject":"approval","inverted":true,"reason":"taken"}]'}::jsonb
      WHERE partner_id = ${desk.partner.partnerId} AND name = ${role}`);

  async function run(desk: Desk, one: Act): Promise<unknown> {
    const client: GatewayClient = desk[one.who];
    switch (one.kind) {
      case 'pay':
        return client.paymentOrders.create(desk.payment(euros(one.euros).amount));
      case 'policy':
        return client.approvalPolicies.create({
          kind: 'payments',
          threshold: euros(one.over),
          approvers: one.approvers,
          hours: 24,
        });
      case 'unpolicy': {
        const [policy] = await client.approvalPolicies.list();
        return policy && client.approvalPolicies.delete(policy.id);
      }
      case 'right':
        return setRight(desk, one.who, one.held);
      default: {
        const open = await client.approvals.list({ filter: { status: ['pending', 'askedBack'] } });
        const request = open[one.nth % Math.max(open.length, 1)];
        return request && client.approvals.callById(request.id, one.kind, { reason: 'So' });
      }
    }
  }

  /** Writes of a partner that were caught and done with fewer people than all their policies want, or by their maker. */
  const wronglyDone = (desk: Desk) =>
    testGateway.db.single(sql`SELECT a.id FROM approval a WHERE a.partner_id = ${desk.partner.partnerId} AND a.status = 'approved' AND (
      EXISTS (SELECT FROM approval_event e WHERE e.approval_id = a.id AND e.event = 'approved' AND e.actor_id = a.maker_id)
      OR (SELECT count(DISTINCT e.actor_id) FROM approval_event e WHERE e.approval_id = a.id AND e.event = 'approved')
        < (SELECT max((p->>'approvers')::int) FROM jsonb_array_elements(a.policies) p))`);

  /** Payments that were made without a request although a policy of that moment caught them. */
  const passed = (desk: Desk) =>
    testGateway.db.single(sql`SELECT o.id, o.amount::text, o.request_id FROM outgoing_order o
      WHERE o.partner_id = ${desk.partner.partnerId}
        AND NOT EXISTS (SELECT FROM approval a WHERE a.subject_id = o.id AND a.status = 'approved')`);

  /** What open requests hold, by their own account. */
  const heldByRequests = async (desk: Desk) => {
    const [row] = await testGateway.db.single(sql`SELECT coalesce(sum(held_amount), 0)::text AS held FROM approval
      WHERE partner_id = ${desk.partner.partnerId} AND ended_at IS NULL`);
    return Number(row?.held);
  };

  const heldInLedger = async (desk: Desk) => {
    const [row] =
      await testGateway.db.single(sql`SELECT coalesce(sum(amount - captured), 0)::text AS held FROM ledger_hold
      WHERE partner_id = ${desk.partner.partnerId} AND kind = 'approval' AND status IN ('pending', 'partly_captured')`);
    return Number(row?.held);
  };

  it('does nothing caught with fewer people than the policies want, and holds what open requests hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), async (acts) => {
        const desk = await openDesk(testGateway);
        const wrong: unknown[] = [];
        for (const one of acts) {
          const policies = await desk.administrator.approvalPolicies.list();
          const known = new Set((await passed(desk)).map(({ id }) => id));
          await run(desk, one).catch(() => undefined);
          const isCaught = ({ id, amount }: Row) =>
            !known.has(id) && policies.some(({ threshold }) => !threshold || Number(amount) > cents(threshold.amount));
          wrong.push(...(await passed(desk)).filter(isCaught));
          expect(await heldInLedger(desk)).toBe(await heldByRequests(desk));
        }
        expect([...(await wronglyDone(desk)), ...wrong]).toEqual([]);
      }),
      { numRuns: 6 },
    );
  }, 120_000);
});
