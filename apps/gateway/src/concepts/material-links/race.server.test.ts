import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { openTrade, type Trade } from '../collections/testing/trade';

type Act =
  | { readonly kind: 'link'; readonly material: number; readonly collection: number; readonly cents: number }
  | { readonly kind: 'unlink'; readonly nth: number }
  | { readonly kind: 'approve' | 'reject'; readonly collection: number };

const index = fc.nat({ max: 2 });
const link: fc.Arbitrary<Act> = fc.record({
  kind: fc.constant('link' as const),
  material: index,
  collection: index,
  cents: fc.integer({ min: 1, max: 60 }),
});
const unlink: fc.Arbitrary<Act> = fc.record({ kind: fc.constant('unlink' as const), nth: fc.nat({ max: 9 }) });
const decide: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('approve' as const, 'reject' as const),
  collection: index,
});
const act = fc.oneof(
  { weight: 6, arbitrary: link },
  { weight: 2, arbitrary: unlink },
  { weight: 2, arbitrary: decide },
);
const acts = fc.array(act, { minLength: 12, maxLength: 24 });

const cents = (amount: string) => Number(amount.replace('.', ''));
const euros = (minor: number) => (minor / 100).toFixed(2);

describe.each(DATABASES)('many operators at once on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
  });

  /** What of links, materials, collections and money does not fit together; empty when all is right. */
  async function contradictions(trade: Trade): Promise<string[]> {
    const { client } = trade;
    const [links, materials, collections] = [
      await client.materialLinks.list({ filter: { status: ['linked'] } }),
      await client.materials.list(),
      await client.collections.list(),
    ];
    const sumOf = (own: typeof links) => own.reduce((sum, { amount }) => sum + cents(amount.amount), 0);
    const wrong: string[] = [];
    const note = (isRight: boolean, what: string) => void (isRight || wrong.push(what));
    for (const { id, linkedAmount, linkableAmount } of materials) {
      note(cents(linkedAmount.amount) === sumOf(links.filter(({ materialId }) => materialId === id)), 'material');
      note(cents(linkableAmount.amount) >= 0, 'material below zero');
    }
    for (const { id, status, linkedAmount, linkableAmount } of collections) {
      note(cents(linkedAmount.amount) === sumOf(links.filter(({ collectionId }) => collectionId === id)), 'collection');
      note(cents(linkableAmount.amount) >= 0, 'collection below zero');
      note((cents(linkableAmount.amount) === 0) === (status === 21 || status === 26), `status ${status}`);
    }
    const total = (isApproved: boolean) =>
      collections
        .filter(({ status }) => (status === 26) === isApproved)
        .reduce((sum, { amount, credited }) => sum + cents((isApproved ? credited : amount).amount), 0);
    const [available, pending] = await trade.money();
    note(cents(available) === total(true), 'available');
    note(cents(pending) === total(false), 'pending');
    return wrong;
  }

  it('never link more than is linkable and never lose money, whatever they do', async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (script) => {
        const trade = await openTrade(testGateway, await newPartner(testGateway));
        const materials = [await trade.material('1.00'), await trade.material('0.70'), await trade.material('0.50')];
        const collections = [
          await trade.collection('0.60', '0.01'),
          await trade.collection('0.90'),
          await trade.collection('0.40'),
        ];
        const made: string[] = [];
        const perform = async (act: Act): Promise<unknown> => {
          if (act.kind === 'unlink') return trade.client.materialLinks.delete(made[act.nth] ?? made[0] ?? 'none');
          const collectionId = collections[act.collection]?.id ?? '';
          if (act.kind !== 'link') return trade.decide(collectionId, act.kind);
          return trade
            .link(materials[act.material]?.id ?? '', collectionId, euros(act.cents))
            .then((id) => made.push(id));
        };
        const half = Math.floor(script.length / 2);
        for (const crowd of [script.slice(0, half), script.slice(half)]) {
          const ended = await Promise.allSettled(crowd.map(perform));
          const failures = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason.kind] : []));
          expect(failures.filter((kind) => !['validation', 'conflict', 'not-found'].includes(kind))).toEqual([]);
          expect(await contradictions(trade)).toEqual([]);
        }
      }),
      { numRuns: 12, seed: 3 },
    );
  });

  it('cover a collection once when all want to cover it', async () => {
    const trade = await openTrade(testGateway, await newPartner(testGateway));
    const collection = await trade.collection('1.00');
    const material = await trade.material('9.00');
    const ended = await Promise.allSettled(
      Array.from({ length: 24 }, () => trade.link(material.id, collection.id, '0.30')),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const rest = await Promise.allSettled(
      Array.from({ length: 8 }, () => trade.link(material.id, collection.id, '0.10')),
    );
    expect(rest.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await trade.client.collections.get(collection.id)).toMatchObject({
      status: 21,
      linkedAmount: { amount: '1.00' },
    });
    expect(await contradictions(trade)).toEqual([]);
  });

  it('decide a collection once: approval, rejection and taking a link back exclude each other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const trade = await openTrade(testGateway, await newPartner(testGateway));
      const [collection, material] = [await trade.collection('1.00'), await trade.material('1.00')];
      const link = await trade.link(material.id, collection.id, '1.00');
      const decisions = await Promise.all([
        trade.decide(collection.id, 'approve'),
        trade.decide(collection.id, 'reject'),
        trade.decide(collection.id, 'approve'),
        trade.client.materialLinks.delete(link).then(
          () => 200,
          () => 409,
        ),
      ]);
      expect(decisions.filter((status) => status === 200)).toHaveLength(1);
      expect(await contradictions(trade)).toEqual([]);
    }
  });

  it('leave books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
