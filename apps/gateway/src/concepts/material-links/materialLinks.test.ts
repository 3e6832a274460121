import { beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openTrade, type Trade } from '../collections/testing/trade';

describe.each(DATABASES)('material links on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let trade: Trade;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    trade = await openTrade(testGateway, partner);
  });

  it('link what both sides leave, and give it back when they go', async () => {
    const [material, collection] = [await trade.material('60.00'), await trade.collection('100.00')];
    const id = await trade.link(material.id, collection.id, '60.00');
    expect(await trade.client.materialLinks.get(id)).toMatchObject({
      materialId: material.id,
      collectionId: collection.id,
      status: 'linked',
      amount: { amount: '60.00', currency: 'EUR' },
      buyerName: material.buyerName,
      payerName: collection.payerName,
      collectionStatus: 22,
    });
    expect((await trade.client.materials.get(material.id)).linkableAmount.amount).toBe('0.00');
    expect((await trade.client.collections.get(collection.id)).linkedAmount.amount).toBe('60.00');
    const second = await trade.link((await trade.material('40.00')).id, collection.id, '40.00');
    expect((await trade.client.collections.get(collection.id)).status).toBe(21);
    await trade.client.materialLinks.delete(id);
    expect((await trade.client.materials.get(material.id)).linkableAmount.amount).toBe('60.00');
    expect(await trade.client.collections.get(collection.id)).toMatchObject({
      status: 22,
      linkedAmount: { amount: '40.00' },
      timeline: [{ kind: 'arrived' }, { to: 22 }, { to: 21 }, { kind: 'unlinked', from: 21, to: 22 }],
    });
    expect((await refusalOf(trade.client.materialLinks.get(id))).kind).toBe('not-found');
    expect((await trade.client.materialLinks.get(second)).status).toBe('linked');
  });

  it('are nothing to another partner: neither read nor removed', async () => {
    const [material, collection] = [await trade.material('3.00'), await trade.collection('3.00')];
    const id = await trade.link(material.id, collection.id, '3.00');
    const stranger = (await (await newPartner(testGateway)).as('administrator')).materialLinks;
    expect(await stranger.list()).toEqual([]);
    for (const refused of await Promise.all([stranger.get(id), stranger.delete(id)].map(refusalOf)))
      expect(refused.kind).toBe('not-found');
    expect((await trade.client.materialLinks.get(id)).status).toBe('linked');
  });

  it('refuse more than is linkable, another currency, another owner and what is not there', async () => {
    const [material, collection] = [await trade.material('10.00'), await trade.collection('8.00')];
    const person = await openTrade(testGateway, partner, partner.merchants[1]);
    const [foreign, other] = [
      await person.material('10.00'),
      await (await openTrade(testGateway, await newPartner(testGateway))).material('9.00'),
    ];
    const cases = [
      [{ amount: { amount: '8.01', currency: 'EUR' } }, 'amount.amount'],
      [{ amount: { amount: '0.00', currency: 'EUR' } }, 'amount.amount'],
      [{ amount: { amount: '-1.00', currency: 'EUR' } }, 'amount.amount'],
      [{ amount: { amount: '1.00', currency: 'USD' } }, 'amount.currency'],
      [{ materialId: foreign.id }, 'materialId'],
      [{ materialId: other.id }, 'materialId'],
      [{ collectionId: material.id }, 'collectionId'],
      [{ collectionId: 'none' }, 'collectionId'],
    ] as const;
    const right = {
      materialId: material.id,
      collectionId: collection.id,
      amount: { amount: '1.00', currency: 'EUR' },
    } as const;
    for (const [change, path] of cases) {
      const refused = await refusalOf(trade.client.materialLinks.create({ ...right, ...change }));
      expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
    }
    expect((await trade.client.materials.get(material.id)).linkedAmount.amount).toBe('0.00');
  });

  it('are filtered, sorted, paged and exported', async () => {
    const own = await openTrade(testGateway, await newPartner(testGateway));
    const [material, collection] = [await own.material('60.00'), await own.collection('100.00')];
    const [a, b] = [
      await own.link(material.id, collection.id, '20.00'),
      await own.link(material.id, collection.id, '5.00'),
    ];
    const { materialLinks } = own.client;
    const ids = async (query: Parameters<typeof materialLinks.list>[0]) =>
      (await materialLinks.list(query)).map(({ id }) => id);
    expect(await ids({ sort: { field: 'amount', direction: 'asc' } })).toEqual([b, a]);
    expect((await ids({ filter: { materialId: material.id, collectionId: collection.id } })).length).toBe(2);
    expect(await ids({ filter: { collectionId: a } })).toEqual([]);
    expect((await ids({ filter: { search: 'oberland' } })).length).toBe(2);
    expect((await ids({ filter: { search: 'sandbox' } })).length).toBe(2);
    expect(await ids({ filter: { search: '%' } })).toEqual([]);
    expect(await ids({ filter: { status: ['released'] } })).toEqual([]);
    const sort = { field: 'amount', direction: 'asc' } as const;
    expect(await materialLinks.page({ page: 2, size: 1, sort })).toMatchObject({ total: 2, items: [{ id: a }] });
    const file = await materialLinks.export({ sort, columns: columnsOf('id', 'amount') });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([`${b},5.00`, `${a},20.00`]);
  });

  it('link several materials in one step: all of them or none', async () => {
    const collection = await trade.collection('100.00');
    const [a, b] = [await trade.material('60.00'), await trade.material('70.00')];
    const euros = (amount: string) => ({ amount, currency: 'EUR' }) as const;
    const step = (links: { materialId: string; amount: ReturnType<typeof euros> }[]) =>
      trade.client.materialLinks.call('create', { collectionId: collection.id, links });
    const refused = await refusalOf(
      step([
        { materialId: b.id, amount: euros('50.00') },
        { materialId: a.id, amount: euros('50.01') },
      ]),
    );
    expect(refused.fields).toEqual([
      { path: 'links.1.amount.amount', reason: 'materialLinks.problem.aboveCollection' },
    ]);
    const twice = await refusalOf(
      step([
        { materialId: a.id, amount: euros('1.00') },
        { materialId: a.id, amount: euros('1.00') },
      ]),
    );
    expect(twice.fields[0]).toEqual({ path: 'links.1.materialId', reason: 'materialLinks.problem.twice' });
    const gone = await refusalOf(step([{ materialId: collection.id, amount: euros('1.00') }]));
    expect(gone.fields[0]?.path).toBe('links.0.materialId');
    expect((await trade.client.collections.get(collection.id)).linkedAmount.amount).toBe('0.00');
    const made = await step([
      { materialId: b.id, amount: euros('50.00') },
      { materialId: a.id, amount: euros('50.00') },
    ]);
    expect(made.map(({ materialId, allowedActions }) => [materialId, allowedActions])).toEqual([
      [b.id, ['delete']],
      [a.id, ['delete']],
    ]);
    expect(await trade.client.collections.get(collection.id)).toMatchObject({
      status: 21,
      timeline: [{ kind: 'arrived' }, { kind: 'linked', from: 22, to: 22 }, { kind: 'linked', from: 22, to: 21 }],
    });
    const late = await refusalOf(step([{ materialId: a.id, amount: euros('1.00') }]));
    expect([late.status, late.fields]).toEqual([409, []]);
    expect(await trade.decide(collection.id, 'approve')).toBe(200);
    expect((await trade.client.materialLinks.get(made[0]?.id ?? '')).allowedActions).toEqual([]);
  });

  it('propose materials of the same owner and currency, the best first and why', async () => {
    const own = await openTrade(testGateway, await newPartner(testGateway));
    const collection = await own.collection('80.00');
    const [more, less, exact] = [await own.material('90.00'), await own.material('10.00'), await own.material('80.00')];
    await own.client.materials.update(less.id, { buyerName: collection.payerName });
    await own
      .material('5.00')
      .then(({ id }) => own.client.materials.update(id, { amount: { amount: '5.00', currency: 'USD' } }));
    const propose = (search?: string) =>
      own.client.materialLinks.call('candidates', { collectionId: collection.id, search });
    const { candidates, total } = await propose();
    expect(candidates.map(({ material, reasons }) => [material.id, reasons])).toEqual([
      [exact.id, ['sameAmount', 'closeDate']],
      [less.id, ['sameName', 'closeDate']],
      [more.id, ['coversAll', 'closeDate']],
    ]);
    expect(total).toBe(3);
    expect((await propose(exact.id)).candidates.map(({ material }) => material.id)).toEqual([exact.id]);
    await own.link(exact.id, collection.id, '80.00');
    expect((await propose()).total).toBe(0);
    const stranger = (await (await newPartner(testGateway)).as('administrator')).materialLinks;
    expect((await refusalOf(stranger.call('candidates', { collectionId: collection.id }))).kind).toBe('not-found');
    expect((await refusalOf(own.client.materialLinks.call('candidates', { collectionId: 'none' }))).kind).toBe(
      'not-found',
    );
  });

  it.each([
    ['administrator', 'done'],
    ['operator', 'done'],
    ['finance', 'forbidden'],
    ['viewer', 'forbidden'],
  ] as const)('are made and taken back by the %s: %s', async (role, expected) => {
    const [material, collection] = [await trade.material('2.00'), await trade.collection('2.00')];
    const { materialLinks } = await partner.as(role);
    const kind = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (reason: { kind: string }) => reason.kind,
      );
    const input = {
      materialId: material.id,
      collectionId: collection.id,
      amount: { amount: '1.00', currency: 'EUR' },
    } as const;
    expect(await kind(materialLinks.create(input))).toBe(expected);
    expect(await kind(materialLinks.delete(await trade.link(material.id, collection.id, '1.00')))).toBe(expected);
  });
});
