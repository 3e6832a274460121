import type { GatewayClient, TransferOrderInput } from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';

const CREATE = '/api/portal/cms/transfer-order/create';
const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;
const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

describe.each(DATABASES)('transfers on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let input: TransferOrderInput;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '1000.00', 'USD');
    const from = await client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'USD' });
    const to = await client.accounts.create({ ownerId: partner.merchants[1], currency: 'USD' });
    input = { fromAccountId: from.id, toAccountId: to.id, amount: usd('40.00'), reference: 'Working capital' };
  });

  const both = async () => {
    const [from, to] = [await client.accounts.get(input.fromAccountId), await client.accounts.get(input.toAccountId)];
    return { from: cents(from.available), to: cents(to.available), held: cents(from.held) };
  };

  const moved = (back: boolean, amount: TransferOrderInput['amount']) => {
    const { fromAccountId: one, toAccountId: other } = input;
    const sides = back ? { fromAccountId: other, toAccountId: one } : { fromAccountId: one, toAccountId: other };
    return client.transferOrders.create({ ...sides, amount }).then(
      () => 'done',
      ({ status }: { status: number }) => status,
    );
  };
  const expected = (minor: number, available: number) => {
    if (minor < 100) return 422;
    return minor > available ? 409 : 'done';
  };

  it('costs nothing, and says so before', async () => {
    const { reference: _, ...asked } = input;
    expect(await client.transferOrders.call('price', asked)).toEqual({
      amount: usd('40.00'),
      fee: usd('0.00'),
      debited: usd('40.00'),
      received: usd('40.00'),
    });
  });

  it('is booked at once, as a pair of linked transactions', async () => {
    const before = await both();
    const order = await client.transferOrders.create(input);
    expect(await both()).toEqual({ from: before.from - 4_000, to: before.to + 4_000, held: before.held });
    const [out, into] = [
      await client.transactions.get(order.outTransactionId),
      await client.transactions.get(order.inTransactionId),
    ];
    const shared = { status: 1, reference: 'Working capital', source: { kind: 'transfer-order', id: order.id } };
    expect(out).toMatchObject({ ...shared, type: 121, balanceChange: usd('-40.00'), relatedTransactionId: into.id });
    expect(into).toMatchObject({ ...shared, type: 120, balanceChange: usd('40.00'), relatedTransactionId: out.id });
    expect(out.transferId).toBe(into.transferId);
    expect([out.counterpartyName, into.counterpartyName]).toEqual([order.toOwnerName, order.fromOwnerName]);
    const [entry] = await (await partner.as('administrator')).logs.list({ filter: { search: order.id } });
    expect(entry).toMatchObject({ action: 'create', subject: 'transfer-order' });
  });

  it('is booked once for one request id, and found by it', async () => {
    const before = await both();
    const header = { access_token: await partner.tokenOf('finance'), request_id: 'SA1200000000001' };
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => post(testGateway, CREATE, { data: input }, header)));
    expect(new Set(answers.map(({ status, envelope }) => `${status}${JSON.stringify(envelope.data)}`)).size).toBe(1);
    expect((await both()).from).toBe(before.from - 4_000);
    const found = await client.transferOrders.getBy({ requestId: 'SA1200000000001' });
    expect(answers[0]?.envelope.data).toMatchObject({ id: found.id });
    const other = await post(testGateway, CREATE, { data: { ...input, amount: usd('41.00') } }, header);
    expect([other.status, other.envelope.code]).toEqual([409, '40901']);
    expect((await refusalOf(client.transferOrders.getBy({ requestId: 'SA1200000000009' }))).kind).toBe('not-found');
  });

  it('never moves more than is there, and nothing gets lost between two accounts, however many go either way at once', async () => {
    const other = await newPartner(testGateway);
    const own = await other.as('finance');
    await (await openSandbox(testGateway, other)).deposit(other.merchants[0], '100.00', 'USD');
    const a = await own.accounts.getBy({ ownerId: other.merchants[0], currency: 'USD' });
    const b = await own.accounts.create({ ownerId: other.merchants[1], currency: 'USD' });
    const move = (from: string, to: string, amount: string) =>
      own.transferOrders.create({ fromAccountId: from, toAccountId: to, amount: usd(amount) }).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((n) => move(a.id, b.id, `${30 + n / 100}`)));
    expect(outcomes.toSorted()).toEqual(['40910', '40910', 'done', 'done', 'done']);
    const crossing = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? move(b.id, a.id, '5.00') : move(a.id, b.id, '1.00'))),
    );
    expect(new Set(crossing).size <= 2).toBe(true);
    const [left, right] = [await own.accounts.get(a.id), await own.accounts.get(b.id)];
    expect(cents(left.available) + cents(right.available)).toBe(10_000);
    expect(cents(left.available) >= 0 && cents(right.available) >= 0).toBe(true);
  });

  it('takes from the one exactly what it gives to the other, for any amount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60_000 }), fc.boolean(), async (minor, back) => {
        const before = await both();
        const [side, sign] = back ? (['to', -1] as const) : (['from', 1] as const);
        const outcome = await moved(back, usd((minor / 100).toFixed(2)));
        const after = await both();
        expect(outcome).toBe(expected(minor, before[side]));
        const change = outcome === 'done' ? minor * sign : 0;
        expect([after.from, after.to]).toEqual([before.from - change, before.to + change]);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['toAccountId', () => ({ toAccountId: input.fromAccountId })],
    ['toAccountId', () => ({ toAccountId: NOWHERE })],
    ['fromAccountId', () => ({ fromAccountId: NOWHERE })],
    ['fromAccountId', () => ({ amount: { amount: '5.00', currency: 'EUR' as const } })],
    ['amount.amount', () => ({ amount: usd('0.50') })],
    ['amount.amount', () => ({ amount: usd('-5.00') })],
    ['reference', () => ({ reference: 'r'.repeat(141) })],
  ])('refuses what is wrong at %s', async (path, part) => {
    const refused = await refusalOf(client.transferOrders.create({ ...input, ...part() }));
    expect([refused.status, refused.fields[0]?.path]).toEqual([422, path]);
  });

  it('finds by side, amount and reference, and exports', async () => {
    const all = await client.transferOrders.list({ filter: { ownerId: partner.merchants[1] } });
    expect(all.length).toBeGreaterThan(1);
    expect(await client.transferOrders.list({ filter: { accountId: input.fromAccountId } })).toHaveLength(all.length);
    expect(await client.transferOrders.list({ filter: { search: 'Working capital', currency: ['EUR'] } })).toEqual([]);
    const sorted = await client.transferOrders.list({ sort: { field: 'amount', direction: 'desc' } });
    expect(sorted.map(({ amount }) => cents(amount))).toEqual(
      all.map(({ amount }) => cents(amount)).toSorted((a, b) => b - a),
    );
    const file = await client.transferOrders.export({
      columns: columnsOf('id', 'amount'),
      filter: { search: 'Working capital' },
    });
    expect(await file.blob.text()).toContain('40.00');
  });

  it('shows another partner nothing, and moves nothing of it', async () => {
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const [{ id } = { id: '' }] = await client.transferOrders.list({});
    expect((await stranger.transferOrders.page({ page: 1, size: 10 })).total).toBe(0);
    expect((await refusalOf(stranger.transferOrders.get(id))).kind).toBe('not-found');
    expect((await refusalOf(stranger.transferOrders.create(input))).fields[0]?.path).toBe('fromAccountId');
  });

  it.each([
    ['administrator', true],
    ['finance', true],
    ['operator', false],
    ['viewer', false],
  ] as const)('lets the %s transfer: %s', async (role, may) => {
    const own = await partner.as(role);
    const outcome = await own.transferOrders.create({ ...input, amount: usd('1.00') }).then(
      () => 'done',
      ({ kind }: { kind: string }) => kind,
    );
    expect(outcome).toBe(may ? 'done' : 'forbidden');
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
