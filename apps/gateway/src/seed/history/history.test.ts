import {
  type AccountTransactionFilter,
  accountTransactionType,
  type Collection,
  collectionAuditStatus,
  type GatewayClient,
  transactionStatus,
} from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { type SeededPartner, seededPartner } from '../../testing/seeded';
import { asRecord, PAGED, STEPS, send } from '../../testing/walk';

// What users make for themselves: a fresh database has none.
const OWN_MAKING = ['download'];

describe.each(DATABASES)('the seeded year on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: SeededPartner;
  let client: GatewayClient;
  let collections: Collection[];

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await seededPartner(testGateway);
    client = await partner.as('administrator');
    collections = await client.collections.list();
  });

  it.each(PAGED.filter(({ segment }) => !OWN_MAKING.includes(segment)))(
    'leaves no list of $segment empty',
    async ({ segment }) => {
      const step = STEPS.find((one) => one.segment === segment && one.operation.verb === 'page');
      if (!step) throw new Error(`${segment} has no page`);
      const { envelope } = await send(testGateway, step, await partner.tokenOf('administrator'), { page: 1, size: 10 });
      expect(Number(asRecord(envelope.data).total)).toBeGreaterThan(0);
    },
  );

  it('has transactions of every type and status', async () => {
    const totalOf = async (filter: Partial<AccountTransactionFilter>) =>
      (await client.transactions.page({ page: 1, size: 10, filter })).total;
    const filters = [
      ...accountTransactionType.codes.map((type) => ({ type: [type] })),
      ...transactionStatus.codes.map((status) => ({ status: [status] })),
    ];
    for (const filter of filters) expect([filter, (await totalOf(filter)) > 0]).toEqual([filter, true]);
  });

  it('has collections at every stage, some of them sent back', () => {
    const stages = new Set(collections.map(({ status }) => status));
    expect([...stages].toSorted()).toEqual(collectionAuditStatus.codes.toSorted());
    expect(collections.some(({ returnedAt }) => returnedAt !== null)).toBe(true);
    expect(collections.some(({ status, linkedAmount }) => status === 22 && Number(linkedAmount.amount) > 0)).toBe(true);
  });

  it('links no more and no less than materials and collections say', async () => {
    const links = await client.materialLinks.list({ filter: { status: ['linked'] } });
    const linked = (isOwn: (link: (typeof links)[number]) => boolean) =>
      links.filter(isOwn).reduce((sum, { amount }) => sum + BigInt(amount.amount.replace('.', '')), 0n);
    for (const { id, linkedAmount } of collections)
      expect(linked(({ collectionId }) => collectionId === id)).toBe(BigInt(linkedAmount.amount.replace('.', '')));
    for (const { id, linkedAmount, certificateKinds } of await client.materials.list()) {
      expect(linked(({ materialId }) => materialId === id)).toBe(BigInt(linkedAmount.amount.replace('.', '')));
      expect(certificateKinds).not.toEqual([]);
    }
  });

  it('tells the history of each collection in order, with the postings that moved its money', async () => {
    for (const status of collectionAuditStatus.codes) {
      const [found] = collections.filter((one) => one.status === status);
      const { timeline, returnedAt } = await client.collections.get(found?.id ?? '');
      expect(timeline.at(-1)?.to).toBe(status);
      expect(timeline.map(({ at }) => at)).toEqual(timeline.map(({ at }) => at).toSorted());
      expect(timeline.slice(1).map(({ from }) => from)).toEqual(timeline.slice(0, -1).map(({ to }) => to));
      const moved = timeline.filter(({ transferId }) => transferId !== null).map(({ kind }) => kind);
      expect(moved).toEqual(['arrived', ...(status === 26 ? ['approved'] : []), ...(returnedAt ? ['returned'] : [])]);
    }
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
