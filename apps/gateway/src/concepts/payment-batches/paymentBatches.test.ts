import type { GatewayClient, PaymentBatchInput, PaymentBatchLine } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { createId } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from '../payment-orders/testing/payee';
import { runBatch } from './testing/runBatch';

describe.each(DATABASES)('payment batches on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let beneficiaryId: string;
  let offId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '10000.00', 'EUR');
    beneficiaryId = (await client.beneficiaries.create(PAYEE)).id;
    offId = (await client.beneficiaries.create({ ...PAYEE, allowDuplicate: true })).id;
    await client.beneficiaries.callById(offId, 'disable', {});
  });

  const payment = (amount: string, reference: string) => ({
    ownerId: partner.merchants[0],
    beneficiaryId,
    amount: eur(amount),
    feeDirection: 'sender' as const,
    reference,
  });
  const batchOf = (count: number): PaymentBatchInput => ({
    id: createId(),
    name: 'suppliers.csv',
    lines: Array.from({ length: count }, (_, index) => payment('10.00', `Batch ${index}`)),
  });
  const balance = () => client.accounts.getBy({ ownerId: partner.merchants[0], currency: 'EUR' });
  const ordersOf = async (id: string) =>
    testGateway.db.single(
      sql`SELECT request_id, count(*)::int AS n, sum(amount + sender_fee)::int AS debited FROM outgoing_order
        WHERE request_id LIKE ${`${id}-%`} GROUP BY request_id`,
    );

  it('places what can be paid, in order, and refuses each other row with its reason', async () => {
    const input = batchOf(200);
    const wrong = [
      [10, { beneficiaryId: offId }],
      [50, { amount: eur('0.50') }],
      [99, { ownerId: partner.merchants[1] }],
      [150, { reference: 'Überweisung' }],
      [199, { amount: eur('99999.00') }],
    ] as const;
    for (const [index, change] of wrong) input.lines[index] = { ...payment('10.00', 'Wrong'), ...change };
    const before = await balance();
    expect(await client.paymentBatches.create(input)).toMatchObject({ payments: 200, placed: 0, finishedAt: null });
    const lines = await runBatch(client, input.id);
    expect(lines.map(({ position }) => position)).toEqual(input.lines.map((_, index) => index + 1));
    const refused = lines.filter(({ state }) => state === 'refused');
    expect(refused.map(({ position, refusal }) => [position, refusal?.reason])).toEqual([
      [11, 'refusals.beneficiaryOff'],
      [51, 'refusals.belowMinimum'],
      [100, 'refusals.noAccountInCurrency'],
      [151, 'refusals.referenceCharacters'],
      [200, 'refusals.insufficientFunds'],
    ]);
    const batch = await client.paymentBatches.get(input.id);
    expect(batch).toMatchObject({ placed: 195, refused: 5, finishedAt: expect.any(String) });
    const orders = await ordersOf(input.id);
    const debited = orders.reduce((sum, row) => sum + Number(row.debited), 0);
    const after = await balance();
    expect([orders.length, debited]).toEqual([195, 195 * 1001]);
    expect(Math.round((Number(before.available.amount) - Number(after.available.amount)) * 100)).toBe(debited);
    const first = await client.paymentOrders.getBy({ requestId: batch.lines[0]?.requestId ?? '' });
    expect(first.id).toBe(batch.lines[0]?.orderId);
    const audited = await testGateway.db.single(
      sql`SELECT subject, count(*)::int AS n FROM log WHERE partner_id = ${partner.partnerId}
        AND action = 'create' AND (subject_id = ${input.id} OR subject = 'payment-order') GROUP BY subject ORDER BY subject`,
    );
    expect(audited).toEqual([
      { subject: 'payment-batch', n: 1 },
      { subject: 'payment-order', n: 195 },
    ]);
  });

  it('pays no row twice, however often the batch is sent and however many run it', async () => {
    const input = batchOf(40);
    const sent = await Promise.all([1, 2, 3].map(() => client.paymentBatches.create(input)));
    expect(new Set(sent.map(({ id, payments }) => `${id} ${payments}`)).size).toBe(1);
    const other = { ...input, lines: [payment('11.00', 'Another')] };
    expect((await refusalOf(client.paymentBatches.create(other))).code).toBe('40901');
    const runners = await Promise.all(
      ['finance', 'finance', 'administrator'].map(async (role) => partner.as(role as 'finance')),
    );
    const placed = (await Promise.all(runners.map((runner) => runBatch(runner, input.id)))).flat();
    expect(placed.map(({ position }: PaymentBatchLine) => position).toSorted((a, b) => a - b)).toEqual(
      input.lines.map((_, index) => index + 1),
    );
    const orders = await ordersOf(input.id);
    expect(orders.map(({ n }) => n)).toEqual(input.lines.map(() => 1));
    expect(await client.paymentBatches.callById(input.id, 'place', {})).toEqual({ line: null });
  });

  it('pays equal rows of two batches once, whoever runs them at the same moment, and again where that is meant', async () => {
    const rows = (reference: string) => ['71.01', '71.02', '71.03'].map((amount) => payment(amount, reference));
    const batchWith = async (reference: string, refuseDuplicate?: boolean) => {
      const lines = rows(reference).map((line) => ({ ...line, ...(refuseDuplicate && { refuseDuplicate }) }));
      return client.paymentBatches.create({ id: createId(), name: 'same.csv', lines });
    };
    const batches = [await batchWith('One', true), await batchWith('Two', true)];
    expect(batches[0]?.lines.map(({ refuseDuplicate }) => refuseDuplicate)).toEqual([true, true, true]);
    const runners = await Promise.all(batches.map(async () => partner.as('finance')));
    const lines = await Promise.all(batches.map(({ id }, index) => runBatch(runners[index] ?? client, id)));
    const outcomes = lines.flat().map(({ amount, state, refusal }) => `${amount.amount} ${state} ${refusal?.reason}`);
    expect(outcomes.toSorted()).toEqual(
      ['71.01', '71.02', '71.03'].flatMap((amount) => [
        `${amount} placed undefined`,
        `${amount} refused refusals.samePayment`,
      ]),
    );
    const meant = await runBatch(client, (await batchWith('Three')).id);
    expect(meant.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed']);
    const [sent] = batches;
    const other = { id: sent?.id ?? '', name: 'same.csv', lines: rows('One') };
    expect((await refusalOf(client.paymentBatches.create(other))).code).toBe('40901');
  });

  it('is given up in its middle: what was placed stays, what waits is refused and never placed', async () => {
    const input = batchOf(5);
    await client.paymentBatches.create(input);
    for (let placed = 0; placed < 2; placed += 1) await client.paymentBatches.callById(input.id, 'place', {});
    const dropped = await client.paymentBatches.callById(input.id, 'drop', {});
    expect(dropped).toMatchObject({ placed: 2, refused: 3, finishedAt: expect.any(String) });
    expect(dropped.lines.map(({ state, refusal }) => refusal?.reason ?? state)).toEqual([
      'placed',
      'placed',
      ...Array.from({ length: 3 }, () => 'refusals.batchDropped'),
    ]);
    expect(await client.paymentBatches.callById(input.id, 'place', {})).toEqual({ line: null });
    expect(await client.paymentBatches.callById(input.id, 'drop', {})).toEqual(dropped);
    const drops = { subjectId: input.id, action: ['drop'] };
    expect((await client.logs.page({ page: 1, size: 10, filter: drops })).total).toBe(1);
    expect((await ordersOf(input.id)).length).toBe(2);
    expect((await client.paymentBatches.page({ page: 1, size: 10, filter: { open: true } })).total).toBe(0);
  });

  it('lets nobody run it who may not order single payments, nor another partner see it', async () => {
    const input = batchOf(1);
    await client.paymentBatches.create(input);
    const own = await newPartner(testGateway);
    const stranger = await own.as('administrator');
    expect((await refusalOf(stranger.paymentBatches.get(input.id))).kind).toBe('not-found');
    expect((await refusalOf(stranger.paymentBatches.callById(input.id, 'place', {}))).kind).toBe('not-found');
    const [batchRights] = [[{ action: 'manage', subject: 'payment-batch' }]];
    await testGateway.db.asOwner((run) =>
      run(
        `UPDATE role SET rules = '${JSON.stringify(batchRights)}' WHERE partner_id = '${partner.partnerId}' AND name = 'viewer'`,
      ),
    );
    const viewer = await partner.as('viewer');
    expect((await refusalOf(viewer.paymentBatches.create(batchOf(1)))).kind).toBe('forbidden');
    expect((await refusalOf(viewer.paymentBatches.callById(input.id, 'place', {}))).kind).toBe('forbidden');
    const limited = [
      { action: 'manage', subject: 'payment-batch' },
      { action: 'create', subject: 'payment-order', conditions: { bankCountry: 'FR' } },
      { action: 'read', subject: ['payment-order', 'beneficiary', 'account'] },
    ];
    await testGateway.db.asOwner((run) =>
      run(
        `UPDATE role SET rules = '${JSON.stringify(limited)}' WHERE partner_id = '${partner.partnerId}' AND name = 'viewer'`,
      ),
    );
    const { line } = await viewer.paymentBatches.callById(input.id, 'place', {});
    expect(line).toMatchObject({ state: 'refused', orderId: null });
    expect(await ordersOf(input.id)).toEqual([]);
    expect((await client.paymentBatches.page({ page: 1, size: 10, filter: { open: true } })).total).toBe(0);
  });

  it('takes a thousand rows with long references, and no more', async () => {
    const long = Array.from({ length: 1000 }, () => payment('10.00', '付'.repeat(140)));
    const input = { ...batchOf(1), lines: long };
    expect((await client.paymentBatches.create(input)).payments).toBe(1000);
    const tooMany = { ...batchOf(1), lines: [...long.slice(1), payment('1.00', 'a'), payment('1.00', 'b')] };
    expect((await refusalOf(client.paymentBatches.create(tooMany))).kind).toBe('validation');
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
