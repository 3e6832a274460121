import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createId, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { runJobs } from '../../testing/runJobs';
import { cardTable as c } from '../cards/table';
import { authorizationTable as a } from './table';
import { renewUsage, showUsage, usageAt } from './usage';

const CARDS = 3;
const HOUR = 3_600_000;

type Act =
  | { readonly kind: 'use'; readonly card: number; readonly amount: number }
  | { readonly kind: 'reverse'; readonly nth: number }
  | { readonly kind: 'wait'; readonly hours: number; readonly jobs: boolean };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('use' as const),
      card: fc.nat({ max: CARDS - 1 }),
      amount: fc.integer({ min: 1, max: 9_999 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), nth: fc.nat({ max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 1_500 })),
      jobs: fc.boolean(),
    }),
  },
);

describe.each(DATABASES)('the usage that cards show, on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });

  const serve = <T>(work: (tx: Transaction) => Promise<T>) => testGateway.db.transaction(SERVICE_SCOPE, work);

  async function approve(cardId: string, amount: number, now: Date): Promise<string> {
    const id = createId(now.getTime());
    await serve(async (tx) => {
      const [card] = await tx.select().from(c).where(eq(c.id, cardId));
      if (!card) throw new Error('the card is not there');
      const { partnerId, last4, holderName, currency, merchantId: ownerId } = card;
      const shop = { acquirerId: '1', mcc: '5999', acceptorId: '1', acceptorName: 'Shop', acceptorCountry: 'FR' };
      const amounts = {
        currency,
        amount: BigInt(amount),
        transactionCurrency: currency,
        transactionAmount: BigInt(amount),
      };
      const approved = { type: 'approval', status: 'approved', responseCode: '00', createdAt: now } as const;
      await tx
        .insert(a)
        .values({ id, partnerId, cardId, last4, holderName, ownerId, ...shop, ...amounts, ...approved });
      await showUsage(tx, cardId, now);
    });
    return id;
  }

  const reverseAll = (id: string | undefined, now: Date) =>
    serve(async (tx) => {
      if (id === undefined) return;
      const [reversed] = await tx
        .update(a)
        .set({ reversed: sql`${a.amount}` })
        .where(eq(a.id, id))
        .returning();
      if (reversed) await showUsage(tx, reversed.cardId, now);
    });

  /** Does what is asked for, and gives the instant at which it ends. */
  async function doAll(cards: readonly string[], acts: readonly Act[]): Promise<Date> {
    const used: string[] = [];
    let now = new Date('2020-01-29T07:30:00Z');
    for (const one of acts) {
      if (one.kind === 'use') used.push(await approve(cards[one.card] ?? '', one.amount, now));
      if (one.kind === 'reverse') await reverseAll(used[one.nth % used.length], now);
      if (one.kind !== 'wait') continue;
      now = new Date(now.getTime() + one.hours * HOUR);
      if (one.jobs) await runJobs(testGateway, renewUsage, now);
    }
    return now;
  }

  const shown = (cardId: string) =>
    serve(async (tx) => {
      const [card] = await tx.select().from(c).where(eq(c.id, cardId));
      return {
        overallTotal: card?.usedOverallTotal,
        daily: card?.usedDaily,
        monthly: card?.usedMonthly,
        dailyTransactions: card?.usedDailyTransactions,
      };
    });

  it('is the full sum of their authorizations after the job, whatever was used when, and what is of today is left alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 20 }), async (acts) => {
        const cards = await (await newPartner(testGateway)).addCards(Array.from({ length: CARDS }, () => ({})));
        const now = await doAll(cards, acts);
        await runJobs(testGateway, renewUsage, now);
        for (const id of cards) expect(await shown(id)).toEqual(await serve((tx) => usageAt(tx, id, now)));
        const versions = () =>
          testGateway.db.single(sql`SELECT id, xmin FROM card WHERE id = ANY(${sql.param(cards)}) ORDER BY id`);
        const before = await versions();
        expect(before).toHaveLength(CARDS);
        await runJobs(testGateway, renewUsage, now);
        expect(await versions()).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});
