import type { GatewayClient, PaymentOrderInput } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox, type Sandbox } from '../../testing/sandbox';
import { runRail } from '../orders/runRail';
import { simulatedRail } from '../orders/simulatedRail';
import { eur, PAYEE } from './testing/payee';

const DAY = 86_400_000;
const CREATE = '/api/portal/cms/payment-order/create';

describe.each(DATABASES)('payment orders on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let sandbox: Sandbox;
  let input: PaymentOrderInput;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    sandbox = await openSandbox(testGateway, partner);
    await sandbox.deposit(partner.merchants[0], '10000.00', 'EUR');
    const beneficiary = await client.beneficiaries.create(PAYEE);
    input = {
      ownerId: partner.merchants[0],
      beneficiaryId: beneficiary.id,
      amount: eur('100.00'),
      feeDirection: 'sender',
      reference: 'Invoice 2026-17',
    };
  });

  const balance = () => client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'EUR' });
  const change = async (work: () => Promise<unknown>) => {
    const before = await balance();
    await work();
    const after = await balance();
    const cents = (text: string) => Math.round(Number(text) * 100);
    const of = (field: 'available' | 'balance' | 'held') => cents(after[field].amount) - cents(before[field].amount);
    return { available: of('available'), balance: of('balance'), held: of('held') };
  };

  it('tells the price by who bears the fee', async () => {
    const price = (feeDirection: 'sender' | 'shared' | 'beneficiary') =>
      client.paymentOrders.call('price', { beneficiaryId: input.beneficiaryId, amount: eur('100.00'), feeDirection });
    expect(await price('sender')).toMatchObject({ fee: eur('0.10'), debited: eur('100.10'), received: eur('100.00') });
    expect(await price('shared')).toMatchObject({ debited: eur('100.05'), received: eur('99.95') });
    expect(await price('beneficiary')).toMatchObject({ debited: eur('100.00'), received: eur('99.90') });
  });

  it('sets the money aside, takes it when the bank accepts, and completes', async () => {
    let id = '';
    const placing = await change(async () => {
      const order = await client.paymentOrders.create(input);
      id = order.id;
      expect(order).toMatchObject({
        status: 1,
        displayStatus: 'pending',
        debited: eur('100.10'),
        accountEnding: '3000',
      });
      expect(order.allowedActions).toEqual(['cancel']);
      expect(order.beneficiary).toMatchObject({ bank: PAYEE.bank, payee: PAYEE.payee });
    });
    expect(placing).toEqual({ available: -10_010, balance: 0, held: 10_010 });
    const accepting = await change(() => sandbox.event('rail-accepts', { orderId: id }));
    expect(accepting).toEqual({ available: 0, balance: -10_010, held: -10_010 });
    expect((await sandbox.event('rail-completes', { orderId: id })).envelope.data).toMatchObject({ status: 4 });
    const order = await client.paymentOrders.get(id);
    expect(order.timeline.map(({ status }) => status)).toEqual([1, 3, 4]);
    expect(await client.transactions.get(order.transactionId)).toMatchObject({
      type: 111,
      status: 1,
      billingAmount: eur('100.00'),
      billingFee: eur('0.10'),
      balanceChange: eur('-100.10'),
      counterpartyName: 'Lindner Logistik GmbH',
      counterpartyAccountNumber: 'DE89370400440532013000',
      reference: 'Invoice 2026-17',
      source: { kind: 'payment-order', id },
    });
    expect((await sandbox.event('rail-accepts', { orderId: id })).status).toBe(409);
  });

  it('frees the money when the bank does not accept', async () => {
    const order = await client.paymentOrders.create(input);
    const failing = await change(() => sandbox.event('rail-fails', { orderId: order.id, reason: 'Account closed' }));
    expect(failing).toEqual({ available: 10_010, balance: 0, held: -10_010 });
    const failed = await client.paymentOrders.get(order.id);
    expect(failed.timeline.at(-1)).toMatchObject({ status: 2, actor: null });
    expect(failed).toMatchObject({ status: 2, displayStatus: 'failed', reason: 'Account closed', allowedActions: [] });
    expect(await client.transactions.get(order.transactionId)).toMatchObject({ status: 5, balanceChange: eur('0.00') });
  });

  it('gives amount and fee back when the bank returns the payment', async () => {
    const order = await client.paymentOrders.create(input);
    const all = await change(async () => {
      await sandbox.event('rail-accepts', { orderId: order.id });
      await sandbox.event('rail-fails', { orderId: order.id });
    });
    expect(all).toEqual({ available: 10_010, balance: 0, held: -10_010 });
    const refunded = await client.paymentOrders.get(order.id);
    expect(refunded).toMatchObject({ status: 5, displayStatus: 'closed' });
    expect(await client.transactions.get(order.transactionId)).toMatchObject({ status: 10 });
    expect(await client.transactions.get(refunded.refundTransactionId ?? '')).toMatchObject({
      type: 'refund',
      status: 1,
      balanceChange: eur('100.10'),
      relatedTransactionId: order.transactionId,
    });
  });

  it('is cancelled as long as no bank has accepted it', async () => {
    const order = await client.paymentOrders.create(input);
    const other = await partner.as('administrator');
    const cancelled = await other.paymentOrders.callById(order.id, 'cancel', { reason: 'Wrong payee' });
    expect(cancelled).toMatchObject({
      status: 2,
      displayStatus: 'cancelled',
      reason: 'Wrong payee',
      allowedActions: [],
    });
    expect(cancelled.timeline.map(({ status, actor, reason }) => [status, actor, reason])).toEqual([
      [1, 'The finance', null],
      [2, 'The administrator', 'Wrong payee'],
    ]);
    expect((await client.transactions.get(order.transactionId)).status).toBe(7);
    expect((await refusalOf(client.paymentOrders.callById(order.id, 'cancel', {}))).kind).toBe('conflict');
    const accepted = await client.paymentOrders.create(input);
    await sandbox.event('rail-accepts', { orderId: accepted.id });
    expect((await refusalOf(client.paymentOrders.callById(accepted.id, 'cancel', {}))).kind).toBe('conflict');
  });

  it('is accepted and completed by time alone', async () => {
    const order = await client.paymentOrders.create(input);
    const later = (days: number) => new Date(testGateway.clock.now().getTime() + days * DAY + 1_000);
    await runRail(testGateway.db, simulatedRail, later(1));
    expect((await client.paymentOrders.get(order.id)).status).toBe(3);
    await runRail(testGateway.db, simulatedRail, later(2));
    expect((await client.paymentOrders.get(order.id)).status).toBe(4);
  });

  it('is placed once for one request id, and found by it', async () => {
    const header = { access_token: await partner.tokenOf('finance'), request_id: 'SA1110000000001' };
    const before = (await client.paymentOrders.page({ page: 1, size: 10 })).total;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(() => post(testGateway, CREATE, { data: input }, header)),
    );
    expect(new Set(answers.map(({ status, envelope }) => `${status}${JSON.stringify(envelope.data)}`)).size).toBe(1);
    expect((await client.paymentOrders.page({ page: 1, size: 10 })).total).toBe(before + 1);
    const found = await client.paymentOrders.getBy({ requestId: 'SA1110000000001' });
    expect(answers[0]?.envelope.data).toMatchObject({ id: found.id });
    const other = await post(testGateway, CREATE, { data: { ...input, reference: 'Another' } }, header);
    expect([other.status, other.envelope.code]).toEqual([409, '40901']);
    expect((await refusalOf(client.paymentOrders.getBy({ requestId: 'SA1110000000009' }))).kind).toBe('not-found');
  });

  it('never sends more than is there, however many orders come at once', async () => {
    const other = await newPartner(testGateway);
    const [own, box] = [await other.as('finance'), await openSandbox(testGateway, other)];
    await box.deposit(other.merchants[0], '250.00', 'EUR');
    const { id: beneficiaryId } = await own.beneficiaries.create(PAYEE);
    const ask = { ...input, ownerId: other.merchants[0], beneficiaryId };
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        own.paymentOrders.create({ ...ask, reference: `Order ${n}` }).then(
          () => 'done',
          (reason: { code: string }) => reason.code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['40910', '40910', '40910', 'done', 'done']);
    const account = await own.accounts.getBy({ ownerId: other.merchants[0], currency: 'EUR' });
    expect([account.available, account.held]).toEqual([eur('49.80'), eur('200.20')]);
  });

  it('makes one of the same payments that come at once with the option to be refused, and another one without', async () => {
    const ask = { ...input, amount: eur('71.23'), refuseDuplicate: true };
    const outcomes = await Promise.all(
      ['tab 1', 'tab 2', 'tab 3'].map((reference) =>
        client.paymentOrders.create({ ...ask, reference }).then(
          () => 'done',
          ({ code, fields }: { code: string; fields: { reason: string }[] }) => `${code} ${fields[0]?.reason}`,
        ),
      ),
    );
    const refused = '40902 refusals.samePayment';
    expect(outcomes.toSorted()).toEqual([refused, refused, 'done']);
    const others = [{ amount: eur('71.24') }, { refuseDuplicate: false }];
    for (const other of others) await client.paymentOrders.create({ ...ask, reference: 'Again', ...other });
    const made = await client.paymentOrders.list({ filter: { search: 'Again' } });
    expect(made.map(({ amount }) => amount.amount).toSorted()).toEqual(['71.23', '71.24']);
  });

  it('takes the same payment once the first one was cancelled', async () => {
    const ask = { ...input, amount: eur('71.29'), refuseDuplicate: true };
    const { id } = await client.paymentOrders.create(ask);
    await expect(client.paymentOrders.create(ask)).rejects.toMatchObject({ code: '40902' });
    await client.paymentOrders.callById(id, 'cancel', {});
    await expect(client.paymentOrders.create(ask)).resolves.toMatchObject({ status: 1 });
  });

  it('keeps the beneficiary as it was', async () => {
    const { id: beneficiaryId } = await client.beneficiaries.create({ ...PAYEE, allowDuplicate: true });
    const order = await client.paymentOrders.create({ ...input, beneficiaryId });
    await client.beneficiaries.update(beneficiaryId, { payee: { companyName: 'Renamed GmbH' } });
    expect(await client.paymentOrders.get(order.id)).toMatchObject({ beneficiaryName: 'Lindner Logistik GmbH' });
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
