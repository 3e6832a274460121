import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox, type Sandbox } from '../../testing/sandbox';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe.each(DATABASES)('topping a card up on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;
  let accountId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('administrator');
    sandbox = await openSandbox(testGateway, partner);
    accountId = (await sandbox.deposit(partner.merchants[0], '500.00', 'USD')).account.id;
  });

  const add = async (card: Parameters<TestPartner['addCards']>[0][number] = {}) =>
    (await partner.addCards([{ balance: 1_000n, ...card }]))[0] ?? '';

  it('takes money out of an account and puts it on the card, as a transaction, in the history and in the log', async () => {
    const id = await add();
    const before = await client.accounts.get(accountId);
    const card = await client.cards.callById(id, 'topUp', { accountId, amount: usd('20.50') });
    expect(card).toMatchObject({ balance: usd('30.50'), mayTopUp: true, timeline: [{ action: 'topUp' }] });
    const after = await client.accounts.get(accountId);
    expect(Number(before.balance.amount) - Number(after.balance.amount)).toBeCloseTo(20.5);
    const [transaction] = await client.transactions.list({ filter: { accountId, type: ['topup'] } });
    expect(transaction).toMatchObject({ status: 1, billingAmount: usd('20.50'), balanceChange: usd('-20.50') });
    expect(transaction?.balanceAfter).toEqual(after.balance);
    const logged = await client.logs.list({ filter: { subject: ['card'], action: ['topUp'] } });
    expect(logged[0]).toMatchObject({ subjectId: id });
    const paid = await sandbox.event('card-authorization', { cardId: id, amount: usd('30.50') });
    expect(paid.envelope.data).toMatchObject({ status: 'approved' });
  });

  it('moves nothing where the account does not cover it, and nothing twice for one request id', async () => {
    const id = await add();
    const poor = await client.accounts.create({ ownerId: partner.partnerId, currency: 'USD' });
    const refused = await refusalOf(client.cards.callById(id, 'topUp', { accountId: poor.id, amount: usd('1.00') }));
    expect(refused).toMatchObject({ kind: 'conflict' });
    expect((await client.cards.get(id)).balance).toEqual(usd('10.00'));
    const input = { accountId, amount: usd('1.00') };
    const requestId = `SA-topup-${id.slice(-12)}`;
    expect((await refusalOf(client.cards.callById(id, 'findTopUp', { requestId }))).kind).toBe('not-found');
    await client.cards.callById(id, 'topUp', input, { requestId });
    await client.cards.callById(id, 'topUp', input, { requestId });
    expect((await client.cards.get(id)).balance).toEqual(usd('11.00'));
    const receipt = { cardId: id, accountId, amount: usd('1.00'), balance: usd('11.00') };
    expect(await client.cards.callById(id, 'findTopUp', { requestId })).toMatchObject(receipt);
    const viewer = await partner.as('viewer');
    expect(await viewer.cards.callById(id, 'findTopUp', { requestId })).toMatchObject(receipt);
    const other = await refusalOf(client.cards.callById(await add(), 'findTopUp', { requestId }));
    expect(other.kind).toBe('not-found');
  });

  it('takes what a card that is not activated yet will need', async () => {
    const id = await add({ status: 'unactivated', balance: 0n });
    const card = await client.cards.callById(id, 'topUp', { accountId, amount: usd('1.00') });
    expect(card).toMatchObject({ status: 'unactivated', balance: usd('1.00'), mayTopUp: true });
  });

  it.each([
    ['an amount below the minimum', { amount: usd('0.99') }, 'amount.amount'],
    ['an amount of zero', { amount: usd('0.00') }, 'amount.amount'],
    ['an amount below zero', { amount: usd('-5.00') }, 'amount.amount'],
    ['another currency', { amount: { amount: '5.00', currency: 'EUR' as const } }, 'amount.currency'],
    ['an account that is not there', { accountId: '0198a000-0000-7000-8000-00000000000f' }, 'accountId'],
  ])('refuses %s', async (_what, wrong, path) => {
    const id = await add();
    const input = { accountId, amount: usd('5.00'), ...wrong };
    expect((await refusalOf(client.cards.callById(id, 'topUp', input))).fields[0]?.path).toBe(path);
  });

  it("refuses another merchant's account, one in another currency, and cards that take none", async () => {
    const amount = usd('5.00');
    const { account: other } = await sandbox.deposit(partner.merchants[1], '50.00', 'USD');
    const { account: euros } = await sandbox.deposit(partner.merchants[0], '50.00', 'EUR');
    for (const { id: wrong } of [other, euros]) {
      const refused = await refusalOf(client.cards.callById(await add(), 'topUp', { accountId: wrong, amount }));
      expect(refused.fields[0]?.path).toBe('accountId');
    }
    for (const card of [{ shared: true }, { status: 'lost' }, { status: 'closed' }] as const) {
      const id = await add(card);
      expect((await client.cards.get(id)).mayTopUp).toBe(false);
      const refused = await refusalOf(client.cards.callById(id, 'topUp', { accountId, amount }));
      expect(refused.kind).toBe('conflict');
    }
  });
});
