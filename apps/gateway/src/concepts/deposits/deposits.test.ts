import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox, type Sandbox } from '../../testing/sandbox';

describe.each(DATABASES)('deposits on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
  });

  it('credits the amount less the fee and shows it as a transaction', async () => {
    const { deposit, account } = await sandbox.deposit(partner.merchants[0], '250.00', 'MXN', '2.50');
    expect(deposit).toMatchObject({ status: 'completed', credited: { amount: '247.50' }, fee: { amount: '2.50' } });
    expect(account.available.amount).toBe('247.50');
    expect(await client.transactions.get(deposit.transactionId)).toMatchObject({
      type: 100,
      status: 1,
      billingAmount: { amount: '250.00', currency: 'MXN' },
      billingFee: { amount: '2.50' },
      balanceChange: { amount: '247.50' },
      balanceAfter: { amount: '247.50' },
      counterpartyName: 'Sandbox payer',
      source: { kind: 'deposit', id: deposit.id },
    });
    expect(await client.deposits.get(deposit.id)).toEqual(deposit);
  });

  it('sends a deposit back once, and says so in the transactions', async () => {
    const { deposit } = await sandbox.deposit(partner.merchants[0], '30.00', 'EUR', '1.00');
    const { envelope } = await sandbox.event('deposit-returns', { depositId: deposit.id });
    expect(envelope.data).toMatchObject({ status: 'closed' });
    const account = await client.accounts.get(deposit.accountId);
    expect(account.balance.amount).toBe('0.00');
    const credit = await client.transactions.get(deposit.transactionId);
    expect(credit).toMatchObject({
      status: 3,
      related: [{ type: 'return', status: 2, balanceChange: { amount: '-29.00' } }],
    });
    expect(credit.related[0]?.relatedTransactionId).toBe(credit.id);
    expect((await sandbox.event('deposit-returns', { depositId: deposit.id })).status).toBe(409);
  });

  it('arrives once for one request id, however often and from how many hands it is sent', async () => {
    const body = { ownerId: partner.merchants[1], amount: { amount: '5.00', currency: 'BRL' } };
    const header = { request_id: 'SA1230000000001' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sandbox.event('deposit-arrives', body, header)));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
    const account = await client.accounts.getBy({ ownerId: partner.merchants[1], currency: 'BRL' });
    expect(account.available.amount).toBe('5.00');
    const other = await sandbox.event('deposit-arrives', { ...body, reference: 'Another' }, header);
    expect(other.status).toBe(409);
  });

  it('does not send back what its owner has spent', async () => {
    const { deposit } = await sandbox.deposit(partner.partnerId, '10.00', 'CHF');
    const second = await sandbox.deposit(partner.partnerId, '1.00', 'CHF');
    await sandbox.event('deposit-returns', { depositId: second.deposit.id });
    await sandbox.event('deposit-returns', { depositId: deposit.id });
    const account = await client.accounts.get(deposit.accountId);
    expect([account.balance.amount, (await client.deposits.get(deposit.id)).status]).toEqual(['0.00', 'closed']);
  });

  it('filters, sorts, pages and exports', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    const first = await box.deposit(other.merchants[0], '10.00', 'USD');
    testGateway.clock.advance(60_000);
    const second = await box.deposit(other.merchants[1], '9.000', 'KWD');
    testGateway.clock.advance(60_000);
    const third = await box.deposit(other.merchants[1], '2.00', 'USD');
    await box.event('deposit-returns', { depositId: third.deposit.id });
    const ids = async (query: Parameters<typeof own.deposits.list>[0]) =>
      (await own.deposits.list(query)).map(({ id }) => id);
    const [a, b, c] = [first.deposit.id, second.deposit.id, third.deposit.id];
    expect(await ids({})).toEqual([c, b, a]);
    expect(await ids({ sort: { field: 'amount', direction: 'asc' } })).toEqual([c, b, a]);
    expect(await ids({ filter: { status: ['closed'] } })).toEqual([c]);
    expect(await ids({ filter: { currency: ['KWD'] } })).toEqual([b]);
    expect(await ids({ filter: { ownerId: other.merchants[1] } })).toEqual([c, b]);
    expect(await ids({ filter: { search: 'sandbox P' } })).toEqual([c, b, a]);
    expect(await ids({ filter: { search: a } })).toEqual([a]);
    const range = { from: second.deposit.receivedAt, to: third.deposit.receivedAt, zone: 'UTC' };
    expect(await ids({ filter: { receivedAt: range } })).toEqual([b]);
    expect(await own.deposits.page({ page: 2, size: 2 })).toMatchObject({ total: 3, items: [{ id: a }] });
    const file = await own.deposits.export({ columns: columnsOf('id', 'credited') });
    expect((await file.blob.text()).split('\r\n').slice(1, -1)).toEqual([`${c},2.00`, `${b},9.000`, `${a},10.00`]);
  });

  it('shows another partner nothing, and takes nothing back for it', async () => {
    const other = await newPartner(testGateway);
    const stranger = await other.as('administrator');
    const { deposit } = await sandbox.deposit(partner.merchants[0], '1.00', 'USD');
    expect(await stranger.deposits.list()).toEqual([]);
    expect((await refusalOf(stranger.deposits.get(deposit.id))).kind).toBe('not-found');
    expect(
      (await (await openSandbox(testGateway, other)).event('deposit-returns', { depositId: deposit.id })).status,
    ).toBe(404);
  });

  it.each([
    [{ amount: { amount: '0.00', currency: 'USD' } }, 'amount.amount'],
    [{ amount: { amount: '-1.00', currency: 'USD' } }, 'amount.amount'],
    [{ amount: { amount: '1.001', currency: 'USD' } }, 'amount.amount'],
    [{ amount: { amount: '1.00', currency: 'USD' }, fee: { amount: '1.00', currency: 'USD' } }, 'fee.amount'],
    [{ amount: { amount: '1.00', currency: 'USD' }, fee: { amount: '0.10', currency: 'EUR' } }, 'fee.currency'],
    [{ amount: { amount: '1.00', currency: 'USD' }, payerCountry: 'XX' }, 'payerCountry'],
    [{ amount: { amount: '1.00', currency: 'USD' }, more: true }, 'more'],
  ])('refuses the arrival %o at %s', async (body, path) => {
    const { status, envelope } = await sandbox.event('deposit-arrives', { ownerId: partner.merchants[0], ...body });
    expect(status).toBe(422);
    expect(envelope.fields).toMatchObject([{ path }]);
  });

  it('opens the sandbox to those who may use it, and only where it is switched on', async () => {
    const body = { ownerId: partner.merchants[0], amount: { amount: '1.00', currency: 'USD' } };
    const viewer = await partner.tokenOf('viewer');
    expect((await post(testGateway, '/api/sandbox/deposit-arrives', body, { access_token: viewer })).status).toBe(403);
    expect((await post(testGateway, '/api/sandbox/deposit-arrives', body)).status).toBe(401);
    const closed = await (await open()).open();
    const token = await partner.tokenOf('administrator');
    expect((await post(closed, '/api/sandbox/deposit-arrives', body, { access_token: token })).status).toBe(404);
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });

  it('moves the clock of its partner by days, for every process', async () => {
    const neighbour = await openSandbox(await (await open()).open({ sandbox: true }), partner);
    const other = await newPartner(testGateway);
    const others = await openSandbox(testGateway, other);
    const arrivals = async (sandboxes: readonly Sandbox[], ownerId: string) => {
      const deposits = sandboxes.map((one) => one.deposit(ownerId, '1.00', 'USD'));
      return (await Promise.all(deposits)).map(({ deposit }) => Date.parse(deposit.receivedAt));
    };
    const own = () => arrivals([sandbox, neighbour], partner.merchants[0]);
    const before = await own();
    expect((await sandbox.event('move-clock', {})).status).toBe(200);
    for (const [index, after] of (await own()).entries()) {
      expect(after - (before[index] ?? Number.NaN)).toBeGreaterThanOrEqual(86_400_000);
    }
    const [elsewhere = Number.NaN] = await arrivals([others], other.merchants[0]);
    expect(elsewhere - (before[0] ?? Number.NaN)).toBeLessThan(3_600_000);
    expect((await sandbox.event('move-clock', { days: 0 })).status).toBe(422);
  });
});
