import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openTrade, type Trade } from './testing/trade';

describe.each(DATABASES)('collections on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let trade: Trade;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    trade = await openTrade(testGateway, partner);
  });

  const of = async (id: string) => trade.client.collections.get(id);
  const fresh = async () => openTrade(testGateway, await newPartner(testGateway));

  it('arrive as pending money and nothing else', async () => {
    const own = await fresh();
    const made = await own.collection('250.00', '2.50');
    expect(made).toMatchObject({
      status: 22,
      amount: { amount: '250.00', currency: 'EUR' },
      credited: { amount: '247.50' },
      linkedAmount: { amount: '0.00' },
      linkableAmount: { amount: '250.00' },
      virtualAccountNumber: own.account.accountNumber,
      allowedActions: ['return'],
      timeline: [{ kind: 'arrived', from: null, to: 22 }],
    });
    expect(await own.money()).toEqual(['0.00', '250.00']);
    expect(await own.client.transactions.get(made.transactionId)).toMatchObject({
      component: 'collectionPending',
      type: 101,
      balanceChange: { amount: '250.00' },
      transferId: made.timeline[0]?.transferId,
      source: { kind: 'collection', id: made.id },
    });
    expect(await own.client.collections.getBy({ bankReference: made.bankReference })).toEqual(made);
  });

  // @spec 3.entity.collection
  it('become available, less their fee, when they are covered and approved', async () => {
    const own = await fresh();
    const made = await own.collection('100.00', '1.00');
    expect(await own.decide(made.id, 'approve')).toBe(409);
    const material = await own.material('150.00');
    await own.link(material.id, made.id, '99.99');
    expect(await own.client.collections.get(made.id)).toMatchObject({ status: 22, linkableAmount: { amount: '0.01' } });
    await own.link(material.id, made.id, '0.01');
    expect((await own.client.collections.get(made.id)).allowedActions).toEqual(['approve', 'reject']);
    const approved = await own.client.collections.callById(made.id, 'approve', {});
    expect(approved).toMatchObject({ status: 26, allowedActions: [], linkableAmount: { amount: '0.00' } });
    expect(approved.timeline.map(({ kind, to }) => [kind, to])).toEqual([
      ['arrived', 22],
      ['linked', 22],
      ['linked', 21],
      ['approved', 26],
    ]);
    expect(await own.money()).toEqual(['99.00', '0.00']);
    const credit = await own.client.transactions.get(approved.creditTransactionId ?? '');
    expect(credit).toMatchObject({ type: 101, balanceChange: { amount: '99.00' }, billingFee: { amount: '1.00' } });
    expect(credit.transferId).toBe(approved.timeline.at(-1)?.transferId);
    expect((await own.client.materials.get(material.id)).linkableAmount.amount).toBe('50.00');
    expect(await own.decide(made.id, 'reject')).toBe(409);
    const [link] = await own.client.materialLinks.list();
    expect((await refusalOf(own.client.materialLinks.delete(link?.id ?? ''))).kind).toBe('conflict');
  });

  it('give their materials back when they are rejected, and may be linked anew', async () => {
    const own = await fresh();
    const made = await own.collection('80.00');
    const [one, two] = [await own.material('50.00'), await own.material('30.00')];
    await own.link(one.id, made.id, '50.00');
    await own.link(two.id, made.id, '30.00');
    const rejected = await own.client.collections.callById(made.id, 'reject', { reason: 'Unreadable invoice' });
    expect(rejected).toMatchObject({
      status: 23,
      rejectionReason: 'Unreadable invoice',
      linkedAmount: { amount: '0.00' },
    });
    expect(await own.money()).toEqual(['0.00', '80.00']);
    expect((await own.client.materials.get(one.id)).linkableAmount.amount).toBe('50.00');
    const links = await own.client.materialLinks.list({ filter: { status: ['released'] } });
    expect(links.map(({ releasedAt }) => releasedAt === null)).toEqual([false, false]);
    expect((await refusalOf(own.client.materialLinks.delete(links[0]?.id ?? ''))).kind).toBe('conflict');
    await own.link(one.id, made.id, '10.00');
    expect(await own.client.collections.get(made.id)).toMatchObject({ status: 22, rejectionReason: null });
    const rest = await own.material('70.00');
    await own.link(rest.id, made.id, '70.00');
    expect(await own.decide(made.id, 'approve')).toBe(200);
    expect(await own.money()).toEqual(['80.00', '0.00']);
  });

  it('go back to their payer whole, once, and are over then', async () => {
    const own = await fresh();
    const made = await own.collection('60.00', '1.00');
    const material = await own.material('60.00');
    await own.link(material.id, made.id, '20.00');
    const sent = await own.client.collections.callById(made.id, 'return', { reason: 'Not ours' });
    expect(sent).toMatchObject({
      status: 23,
      rejectionReason: 'Not ours',
      linkableAmount: { amount: '0.00' },
      allowedActions: [],
    });
    expect(await own.money()).toEqual(['0.00', '0.00']);
    expect(await own.client.transactions.get(sent.returnTransactionId ?? '')).toMatchObject({
      type: 'return',
      balanceChange: { amount: '-60.00' },
      relatedTransactionId: made.transactionId,
    });
    expect((await own.client.transactions.get(made.transactionId)).status).toBe(3);
    expect((await own.client.materials.get(material.id)).linkedAmount.amount).toBe('0.00');
    expect((await refusalOf(own.client.collections.callById(made.id, 'return', {}))).kind).toBe('conflict');
    expect((await refusalOf(own.link(material.id, made.id, '60.00'))).kind).toBe('conflict');
  });

  it('are told apart, returned or rejected, though both have one status', async () => {
    const own = await fresh();
    const [sent, rejected] = [await own.collection('60.00'), await own.collection('70.00')];
    await own.client.collections.callById(sent.id, 'return', {});
    const material = await own.material('70.00');
    await own.link(material.id, rejected.id, '70.00');
    await own.decide(rejected.id, 'reject');
    const ids = async (returned: boolean) =>
      (await own.client.collections.list({ filter: { status: [23], returned } })).map(({ id }) => id);
    expect([await ids(true), await ids(false)]).toEqual([[sent.id], [rejected.id]]);
    const counts = await own.client.collections.call('statusCounts', { returned: false });
    expect(counts.find(({ status }) => status === 23)?.count).toBe(1);
  });

  it('arrive once per payment of a bank, and not under a number that is off', async () => {
    const own = await fresh();
    const body = {
      virtualAccountId: own.account.id,
      amount: { amount: '5.00', currency: 'EUR' },
      bankReference: 'E2E-1',
    };
    expect((await own.sandbox.event('collection-arrives', body)).status).toBe(200);
    const again = await own.sandbox.event('collection-arrives', body);
    expect([again.status, again.envelope.fields]).toMatchObject([409, [{ path: 'bankReference' }]]);
    expect(await own.money()).toEqual(['0.00', '5.00']);
    await own.client.virtualAccounts.callById(own.account.id, 'disable', {});
    const closed = await own.sandbox.event('collection-arrives', { ...body, bankReference: 'E2E-2' });
    expect(closed.status).toBe(409);
  });

  it.each([
    [{ amount: { amount: '0.00', currency: 'EUR' } }, 'amount.amount'],
    [{ amount: { amount: '1.00', currency: 'USD' } }, 'amount.currency'],
    [{ fee: { amount: '9.00', currency: 'EUR' } }, 'fee.amount'],
    [{ payerCountry: 'XX' }, 'payerCountry'],
    [{ more: 1 }, 'more'],
  ])('are refused as %o at %s', async (change, path) => {
    const body = { virtualAccountId: trade.account.id, amount: { amount: '9.00', currency: 'EUR' }, ...change };
    const { status, envelope } = await trade.sandbox.event('collection-arrives', body);
    expect([status, envelope.fields]).toMatchObject([422, [{ path }]]);
  });

  it('are filtered, sorted, paged and exported', async () => {
    const own = await fresh();
    const [a, b, c] = [await own.collection('10.00'), await own.collection('30.00'), await own.collection('20.00')];
    await own.client.collections.callById(c.id, 'return', {});
    const { collections } = own.client;
    const ids = async (query: Parameters<typeof collections.list>[0]) =>
      (await collections.list(query)).map(({ id }) => id);
    expect(await ids({ sort: { field: 'amount', direction: 'asc' } })).toEqual([a.id, c.id, b.id]);
    expect(await ids({ filter: { status: [23] } })).toEqual([c.id]);
    expect(await ids({ filter: { search: b.id } })).toEqual([b.id]);
    expect(await ids({ filter: { search: a.bankReference } })).toEqual([a.id]);
    expect((await ids({ filter: { search: 'sandBOX p', virtualAccountId: own.account.id } })).length).toBe(3);
    expect(await ids({ filter: { currency: ['USD'] } })).toEqual([]);
    expect(await collections.page({ page: 2, size: 2, sort: { field: 'amount', direction: 'desc' } })).toMatchObject({
      total: 3,
      items: [{ id: a.id }],
    });
    const file = await collections.export({
      sort: { field: 'amount', direction: 'asc' },
      columns: columnsOf('id', 'linkableAmount'),
    });
    const lines = [`${a.id},10.00`, `${c.id},0.00`, `${b.id},30.00`];
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual(lines);
  });

  it('are counted by status under the rest of a filter', async () => {
    const own = await fresh();
    const sent = await own.collection('1.00');
    await own.collection('2.00');
    await own.client.collections.callById(sent.id, 'return', {});
    const count = (input: object) => own.client.collections.call('statusCounts', input);
    expect(await count({})).toEqual([
      { status: 21, count: 0 },
      { status: 22, count: 1 },
      { status: 23, count: 1 },
      { status: 26, count: 0 },
    ]);
    expect((await count({ search: sent.id })).map((one) => one.count)).toEqual([0, 0, 1, 0]);
  });

  it.each([
    ['administrator', 200],
    ['finance', 200],
    ['operator', 403],
    ['viewer', 403],
  ] as const)('are reviewed by the %s: %s', async (role, expected) => {
    const made = await trade.collection('1.00');
    const material = await trade.material('1.00');
    await trade.link(material.id, made.id, '1.00');
    const client = await partner.as(role);
    expect((await client.collections.get(made.id)).allowedActions).toEqual(
      expected === 200 ? ['approve', 'reject'] : [],
    );
    const status = await client.collections.callById(made.id, 'approve', {}).then(
      () => 200,
      (reason: { status: number }) => reason.status,
    );
    expect(status).toBe(expected);
    expect((await of(made.id)).status).toBe(expected === 200 ? 26 : 21);
  });

  it('show another partner nothing, and let it decide nothing', async () => {
    const other = await fresh();
    const made = await trade.collection('2.00');
    const { collections } = other.client;
    expect(await collections.list()).toEqual([]);
    const calls = [
      collections.get(made.id),
      collections.getBy({ bankReference: made.bankReference }),
      collections.callById(made.id, 'return', {}),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    expect(await other.decide(made.id, 'reject')).toBe(404);
    expect(await of(made.id)).toEqual(made);
  });

  it('leave books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
