import type { GatewayClient, WithdrawalAccountInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox, type Sandbox } from '../../testing/sandbox';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const eur = (amount: string) => ({ amount, currency: 'EUR' as const });

const bankAccount = (ownerId: string): WithdrawalAccountInput => ({
  ownerId,
  currency: 'EUR',
  bankCountry: 'DE',
  bankName: 'Rheinbank',
  holderName: 'Corporation of the test',
  accountNumberType: 2,
  accountNumber: 'DE89 3704 0044 0532 0130 00',
});

describe.each(DATABASES)('withdrawals on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;
  let to: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
    await sandbox.deposit(partner.merchants[0], '1000.00', 'EUR');
    to = (await client.withdrawalAccounts.create(bankAccount(partner.merchants[0]))).id;
  });

  it('withdraws to no account that is not verified', async () => {
    expect(await client.withdrawalAccounts.get(to)).toMatchObject({
      status: 0,
      accountNumber: 'DE89370400440532013000',
      accountEnding: '3000',
      allowedActions: ['verify', 'reject', 'delete'],
    });
    const refused = await refusalOf(client.withdrawalOrders.create({ withdrawalAccountId: to, amount: eur('1.00') }));
    expect(refused.fields[0]?.path).toBe('withdrawalAccountId');
    const verified = await client.withdrawalAccounts.callById(to, 'verify', {});
    expect(verified).toMatchObject({ status: 1, allowedActions: ['disable', 'delete'] });
    expect(verified.timeline.map(({ action }) => action)).toEqual(['verify', 'create']);
    expect((await refusalOf(client.withdrawalAccounts.callById(to, 'verify', {}))).kind).toBe('conflict');
  });

  // @spec 3.entity.withdrawal
  it('sets amount and fee aside, and takes both when the bank accepts', async () => {
    const asked = { withdrawalAccountId: to, amount: eur('200.00') };
    const price = await client.withdrawalOrders.call('price', asked);
    const order = await client.withdrawalOrders.create(asked);
    expect(order).toMatchObject(price);
    expect(order).toMatchObject({
      status: 1,
      fee: eur('0.10'),
      debited: eur('200.10'),
      received: eur('200.00'),
      bankName: 'Rheinbank',
    });
    const held = await client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'EUR' });
    expect([held.available, held.held]).toEqual([eur('799.90'), eur('200.10')]);
    await sandbox.event('rail-accepts', { orderId: order.id });
    await sandbox.event('rail-completes', { orderId: order.id });
    expect(await client.withdrawalOrders.get(order.id)).toMatchObject({ status: 4, displayStatus: 'completed' });
    expect(await client.transactions.get(order.transactionId)).toMatchObject({
      type: 110,
      status: 1,
      balanceChange: eur('-200.10'),
    });
    const after = await client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'EUR' });
    expect([after.balance, after.held]).toEqual([eur('799.90'), eur('0.00')]);
  });

  it('gives the money back when the bank fails, before and after it accepted, or when it is cancelled', async () => {
    const database = () => client.withdrawalOrders.create({ withdrawalAccountId: to, amount: eur('50.00') });
    const [failed, returned, cancelled] = [await database(), await database(), await database()];
    await sandbox.event('rail-fails', { orderId: failed.id });
    await sandbox.event('rail-accepts', { orderId: returned.id });
    await sandbox.event('rail-fails', { orderId: returned.id });
    await client.withdrawalOrders.callById(cancelled.id, 'cancel', {});
    const statuses = await Promise.all([failed, returned, cancelled].map(({ id }) => client.withdrawalOrders.get(id)));
    expect(statuses.map(({ displayStatus }) => displayStatus)).toEqual(['failed', 'closed', 'cancelled']);
    const account = await client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'EUR' });
    expect(account.available).toEqual(eur('799.90'));
  });

  it('never withdraws more than is there, and says so', async () => {
    const refused = await refusalOf(client.withdrawalOrders.create({ withdrawalAccountId: to, amount: eur('799.90') }));
    expect([refused.status, refused.code]).toEqual([409, '40910']);
  });

  it('filters, sorts, pages and exports orders and accounts', async () => {
    const page = await client.withdrawalOrders.page({ page: 1, size: 2, sort: { field: 'amount', direction: 'desc' } });
    expect([page.total, page.items[0]?.amount]).toEqual([4, eur('200.00')]);
    expect(await client.withdrawalOrders.list({ filter: { status: [2] } })).toHaveLength(2);
    expect(await client.withdrawalOrders.list({ filter: { withdrawalAccountId: to } })).toHaveLength(4);
    expect(await client.withdrawalOrders.list({ filter: { search: 'corporation' } })).toHaveLength(4);
    expect(await client.withdrawalOrders.list({ filter: { currency: ['USD'] } })).toEqual([]);
    const file = await client.withdrawalOrders.export({
      columns: [{ field: 'status', header: 'Status', words: { '2': 'Not accepted', '4': 'Completed' } }],
      sort: { field: 'status', direction: 'asc' },
    });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([
      'Not accepted',
      'Not accepted',
      'Completed',
      '5',
    ]);
    const brl = await client.withdrawalAccounts.create({
      ...bankAccount(partner.merchants[1]),
      currency: 'BRL',
      bankCountry: 'BR',
      accountNumberType: 3,
      pixKeyType: 'cpf',
      accountNumber: '119.123.456-84',
      holderName: 'Ana Test',
    });
    const found = async (query: Parameters<typeof client.withdrawalAccounts.list>[0]) =>
      (await client.withdrawalAccounts.list(query)).map(({ id }) => id);
    expect(await found({ sort: { field: 'holderName', direction: 'asc' } })).toEqual([brl.id, to]);
    expect(await found({ filter: { search: 'RHEIN ana' } })).toEqual([brl.id]);
    expect(await found({ filter: { status: [1] } })).toEqual([to]);
    expect(await found({ filter: { currency: ['BRL'], ownerId: partner.merchants[1] } })).toEqual([brl.id]);
    const accounts = await client.withdrawalAccounts.export({ columns: columnsOf('accountEnding', 'currency') });
    expect(await accounts.blob.text()).not.toContain('DE8937');
    const none = await refusalOf(client.withdrawalAccounts.callById(brl.id, 'reject', { reasons: [] }));
    expect(none.fields[0]?.path).toBe('reasons');
    const why = { rejectionReasons: ['holderDiffers', 'proofMissing'], reason: 'The key is of Bruno' };
    const reasons = ['holderDiffers', 'proofMissing'] as const;
    await client.withdrawalAccounts.callById(brl.id, 'reject', { reasons: [...reasons], note: why.reason });
    const rejected = await client.withdrawalAccounts.get(brl.id);
    expect(rejected).toMatchObject({ status: 2, ...why, allowedActions: ['delete'] });
    expect(rejected.timeline[0]).toMatchObject({ action: 'reject', ...why });
    await client.withdrawalAccounts.delete(brl.id);
    expect((await refusalOf(client.withdrawalAccounts.delete(to))).kind).toBe('conflict');
  });

  it('keeps an account once per owner, currency and number', async () => {
    expect((await refusalOf(client.withdrawalAccounts.create(bankAccount(partner.merchants[0])))).kind).toBe(
      'conflict',
    );
  });

  it('shows another partner nothing, and lets it do nothing', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    expect(await stranger.withdrawalAccounts.list()).toEqual([]);
    expect((await stranger.withdrawalOrders.page({ page: 1, size: 10 })).total).toBe(0);
    const calls = [
      stranger.withdrawalAccounts.get(to),
      stranger.withdrawalAccounts.callById(to, 'disable', { reason: 'Not mine' }),
      stranger.withdrawalAccounts.delete(to),
      stranger.withdrawalOrders.create({ withdrawalAccountId: to, amount: eur('1.00') }),
      stranger.withdrawalOrders.call('price', { withdrawalAccountId: to, amount: eur('1.00') }),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
  });

  it.each([
    ['administrator', true],
    ['finance', true],
    ['operator', false],
    ['viewer', false],
  ] as const)('lets the %s withdraw: %s', async (role, may) => {
    const own = await partner.as(role);
    const kind = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (reason: { kind: string }) => reason.kind,
      );
    const expected = may ? 'done' : 'forbidden';
    expect(await kind(own.withdrawalOrders.create({ withdrawalAccountId: to, amount: eur('1.00') }))).toBe(expected);
    expect((await own.withdrawalAccounts.get(to)).allowedActions).toEqual(may ? ['disable'] : []);
    const another = { ...bankAccount(partner.merchants[0]), currency: role === 'finance' ? 'USD' : 'CHF' };
    expect(await kind(own.withdrawalAccounts.create(another))).toBe(expected);
  });

  it.each([
    [{ accountNumber: 'DE89370400440532013001' }, 'accountNumber'],
    [{ bankCountry: 'XX' }, 'bankCountry'],
    [{ currency: 'XXX' }, 'currency'],
    [{ ownerId: NOWHERE }, 'ownerId'],
    [{ holderName: '' }, 'holderName'],
    [{ routingCodeType: 'bic_swift' as const, routingCode: 'X' }, 'routingCode'],
  ])('refuses the account %o at %s', async (change, path) => {
    const refused = await refusalOf(
      client.withdrawalAccounts.create({ ...bankAccount(partner.merchants[0]), ...change }),
    );
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });

  it.each([
    [{ withdrawalAccountId: 'none' }, 'withdrawalAccountId'],
    [{ amount: { amount: '1.00', currency: 'USD' as const } }, 'amount.currency'],
    [{ amount: eur('0.00') }, 'amount.amount'],
    [{ amount: eur('0.99') }, 'amount.amount'],
  ])('refuses the order %o at %s', async (change, path) => {
    const asked = { withdrawalAccountId: to, amount: eur('1.00'), ...change };
    const calls = [client.withdrawalOrders.create(asked), client.withdrawalOrders.call('price', asked)];
    for (const refused of await Promise.all(calls.map(refusalOf))) {
      expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
    }
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
