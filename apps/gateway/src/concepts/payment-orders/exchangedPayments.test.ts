import {
  exchangeForPayment,
  type FeeDirection,
  fromWireMoney,
  type GatewayClient,
  type PaymentPriceRequest,
  type PaymentSide,
} from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { pdfText } from '../../testing/pdfText';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { eur, PAYEE } from './testing/payee';

const CREATE = '/api/portal/cms/payment-order/create';
const usd = (amount: string) => ({ amount, currency: 'USD' as const });

describe.each(DATABASES)('payments out of another currency on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;
  let ownerId: string;
  let beneficiaryId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
    [ownerId] = partner.merchants;
    await sandbox.deposit(ownerId, '5000.00', 'USD');
    ({ id: beneficiaryId } = await client.beneficiaries.create(PAYEE));
  });

  const dollars = () => client.accounts.getBy({ ownerId, currency: 'USD' });
  const quoted = async (fixedSide: PaymentSide, amount: string, feeDirection: FeeDirection) => {
    const asked: PaymentPriceRequest = {
      beneficiaryId,
      fixedSide,
      feeDirection,
      amount: fixedSide === 'sent' ? usd(amount) : eur(amount),
    };
    const aim = { fixedSide, amount: fromWireMoney(asked.amount), method: 'local', direction: feeDirection } as const;
    const question = exchangeForPayment(aim, { ownerId, sellCurrency: 'USD', buyCurrency: 'EUR' });
    if (!question) throw new Error('nothing would arrive');
    const { id: quoteId } = await client.exchangeQuotes.create(question);
    return { ...asked, quoteId };
  };
  const order = (asked: PaymentPriceRequest) =>
    client.paymentOrders.create({ ...asked, ownerId, reference: 'Invoice 17' });
  const minor = (money: { amount: string; currency: string }) => fromWireMoney(money as ReturnType<typeof eur>).minor;

  it.each([
    ['sent', 'sender'],
    ['sent', 'shared'],
    ['sent', 'beneficiary'],
    ['received', 'sender'],
    ['received', 'shared'],
    ['received', 'beneficiary'],
  ] as const)('fix what is %s with charges of the %s: debited is sent and fee, exactly', async (side, direction) => {
    const before = await dollars();
    const asked = await quoted(side, '123.45', direction);
    const price = await client.paymentOrders.call('price', asked);
    const { exchange } = price;
    if (!exchange) throw new Error('nothing is exchanged');
    expect(minor(price.debited)).toBe(minor(exchange.sell) + minor(exchange.fee));
    expect(minor(exchange.buy)).toBe(minor(price.received) + minor(price.fee));
    expect(side === 'sent' ? exchange.sell : price.received).toEqual(asked.amount);
    const { id, ...made } = await order(asked);
    expect(made).toMatchObject({ debited: price.debited, received: price.received, fee: price.fee, fixedSide: side });
    const { createdAt: _c, expiresAt: _e, ...kept } = exchange;
    expect(made.exchange).toEqual(kept);
    expect(minor((await dollars()).held) - minor(before.held)).toBe(minor(price.debited));
    await sandbox.event('rail-accepts', { orderId: id });
    await sandbox.event('rail-completes', { orderId: id });
    expect(minor(before.balance) - minor((await dollars()).balance)).toBe(minor(price.debited));
    expect(await client.transactions.get(made.transactionId)).toMatchObject({
      type: 111,
      billingAmount: exchange.sell,
      billingFee: exchange.fee,
      transactionAmount: exchange.buy,
      conversionRate: exchange.clientRate,
      balanceChange: usd(`-${price.debited.amount}`),
    });
  });

  it('give all of it back in the currency that paid, whether cancelled or sent back', async () => {
    const before = await dollars();
    const cancelled = await order(await quoted('sent', '50.00', 'shared'));
    await client.paymentOrders.callById(cancelled.id, 'cancel', {});
    const { id } = await order(await quoted('received', '60.00', 'shared'));
    await sandbox.event('rail-accepts', { orderId: id });
    await sandbox.event('rail-fails', { orderId: id, reason: 'Account closed' });
    expect(await dollars()).toMatchObject({ balance: before.balance, held: before.held });
    const { refundTransactionId, debited } = await client.paymentOrders.get(id);
    expect(await client.transactions.get(refundTransactionId ?? '')).toMatchObject({ balanceChange: debited });
  });

  it('say on their receipt what was sold, at which rate and what that cost', async () => {
    const { id } = await order(await quoted('sent', '45.00', 'shared'));
    const { exchange } = await client.paymentOrders.get(id);
    const receiptIn = async (locale: 'en' | 'fr' | 'zh') => {
      const { content } = await (await partner.as('finance', locale)).paymentOrders.callById(id, 'receipt', {});
      return pdfText(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)));
    };
    const rate = exchange?.clientRate ?? 'no rate';
    const inEnglish = await receiptIn('en');
    for (const part of ['45.00 USD', `${exchange?.fee.amount} USD`, `1 USD = ${rate} EUR`]) {
      expect(inEnglish).toContain(part);
    }
    expect(await receiptIn('fr')).toContain(`1 USD = ${rate.replace('.', ',')} EUR`);
    for (const part of ['客户汇率', '卖出金额']) expect(await receiptIn('zh')).toContain(part);
  });

  it('take a quote once, however often it is sent, and under one request id always answer the same', async () => {
    const asked = { ...(await quoted('sent', '40.00', 'sender')), ownerId, reference: 'Invoice 18' };
    const token = await partner.tokenOf('finance');
    const send = (request_id: string) =>
      post(testGateway, CREATE, { data: asked }, { access_token: token, request_id });
    const answers = await Promise.all(['1', '1', '2', '2', '1', '3'].map((n) => send(`SA222000000000${n}`)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBe(answers.length - taken.length);
    expect(await client.paymentOrders.list({ filter: { search: 'Invoice 18' } })).toHaveLength(1);
    expect((await refusalOf(client.exchangeOrders.create({ quoteId: asked.quoteId }))).kind).toBe('conflict');
  });

  it('refuse a quote that is over, of another payment, of another owner, or none', async () => {
    const over = await quoted('sent', '30.00', 'shared');
    testGateway.clock.advance(3 * 60_000);
    expect((await refusalOf(order(over))).kind).toBe('conflict');
    expect((await refusalOf(client.paymentOrders.call('price', over))).kind).toBe('conflict');
    const asked = await quoted('received', '30.00', 'shared');
    const path = async (change: Partial<PaymentPriceRequest> & { ownerId?: string }) => {
      const input = { ownerId, reference: 'Invoice 17', ...asked, ...change };
      return (await refusalOf(client.paymentOrders.create(input))).fields.map((field) => field.path);
    };
    expect(await path({ amount: eur('30.01') })).toEqual(['quoteId']);
    expect(await path({ feeDirection: 'sender' })).toEqual(['quoteId']);
    expect(await path({ fixedSide: 'sent' })).toEqual(['quoteId']);
    expect(await path({ ownerId: partner.merchants[1] })).toEqual(['quoteId']);
    expect(await path({ quoteId: undefined, fixedSide: 'sent', amount: usd('30.00') })).toEqual(['amount.currency']);
    const stranger = await (await newPartner(testGateway)).as('finance');
    expect((await refusalOf(stranger.exchangeQuotes.get(asked.quoteId))).kind).toBe('not-found');
    expect((await order(asked)).received).toEqual(eur('30.00'));
  });

  it('never sell more than is there', async () => {
    expect((await refusalOf(order(await quoted('sent', '4999.00', 'shared')))).code).toBe('40910');
  });

  it('leave books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
