import {
  type GatewayClient,
  indexPaymentBatchBook,
  latinText,
  NO_PAYMENT_BATCH_ANSWERS,
  type PaymentBatchInput,
  readPaymentBatchRow,
} from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { createId } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from '../payment-orders/testing/payee';
import { runBatch } from './testing/runBatch';

/** A payee of a name, with its Latin form where the letters tell none. */
const payeeNamed = (companyName: string) => ({
  ...PAYEE,
  payee: { companyName, ...(!latinText(companyName).ok && { latinName: 'Trading House' }) },
  allowDuplicate: true,
});

describe.each(DATABASES)('what rows of a batch mean on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;
  let beneficiaryId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '10000.00', 'EUR');
    beneficiaryId = (await client.beneficiaries.create(PAYEE)).id;
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
  const rowOf = (beneficiary: string) => ({
    number: 1,
    text: {
      beneficiary,
      account: partner.merchants[0],
      amount: '10',
      currency: '',
      feeDirection: '',
      purpose: '',
      reference: 'Invoice',
    },
    doubts: [],
    answers: NO_PAYMENT_BATCH_ANSWERS,
    isNumber: false,
    paymentId: '',
    isRepeated: false,
  });

  it('looks up what rows may mean by id, name and ending, and what was paid lately', async () => {
    const { payees, accounts, recent } = await client.paymentBatches.call('lookup', {
      beneficiaries: ['lindner logistik  GMBH', '3000', 'Nobody'],
      accounts: ['Corporation of the test'],
    });
    expect(payees.map(({ id }) => id)).toEqual([beneficiaryId]);
    expect(accounts.filter(({ own }) => !own)).toMatchObject([{ ownerId: partner.merchants[0], currency: 'EUR' }]);
    expect(recent).toEqual([]);
    const nothing = await client.paymentBatches.call('lookup', { beneficiaries: [], accounts: [] });
    expect([nothing.payees, nothing.recent]).toEqual([[], []]);
  });

  it.each([
    ['Åse-Marie Handel Nord', 'ase-marie', 'ase-marie  HANDEL nord'],
    ['Торговый Дом', 'торговый', 'ТОРГОВЫЙ\u00a0ДОМ'],
    ['شركة التجارة', 'شركة', 'شركة \u200fالتجارة'],
    ['北京贸易 有限公司', '北京', '北京贸易\u3000有限公司'],
  ])('finds %s as core compares it, and nothing by a part of it', async (companyName, part, written) => {
    const { id } = await client.beneficiaries.create(payeeNamed(companyName));
    const found = async (text: string) => {
      const { payees } = await client.paymentBatches.call('lookup', { beneficiaries: [text], accounts: [] });
      return payees.map((one) => one.id);
    };
    expect([await found(written), await found(part)]).toEqual([[id], []]);
    const book = await client.paymentBatches.call('lookup', { beneficiaries: [written], accounts: [] });
    expect(readPaymentBatchRow(rowOf(written), indexPaymentBatchBook(book)).payee?.id).toBe(id);
  });

  it.each([
    ['株式会社ハンダ', '株式会社バンダ'],
    ['Nguyễn Văn Tú', 'Nguyễn Văn Tự'],
    ['कमल ट्रेडर्स', 'कोमल ट्रेडर्स'],
    ['Nordwind Handel GmbH', 'Nordwnd Handel GmbH'],
  ])('offers %s where a file names %s, and takes it for nobody', async (companyName, written) => {
    const { id } = await client.beneficiaries.create(payeeNamed(companyName));
    const book = await client.paymentBatches.call('lookup', { beneficiaries: [written], accounts: [] });
    expect(book.near.map((one) => one.id)).toContain(id);
    const reading = readPaymentBatchRow(rowOf(written), indexPaymentBatchBook(book));
    expect(reading).toMatchObject({ ok: false, payee: undefined });
    expect(reading.ok ? [] : reading.questions.map(({ kind }) => kind)).toEqual(['payeeNear']);
    const exact = await client.paymentBatches.call('lookup', { beneficiaries: [companyName], accounts: [] });
    expect([exact.payees.map((one) => one.id), exact.near]).toEqual([[id], []]);
  });

  it('places a payment once, however many batches repeat it at the same moment, and tells what became of it', async () => {
    const first = { ...batchOf(2), lines: [payment('72.01', 'Repeated'), payment('99999.00', 'Too much')] };
    await client.paymentBatches.create(first);
    const sourceOf = (position: number) => ({ batchId: first.id, position });
    const stateOf = async (position: number) => {
      const asked = {
        beneficiaries: [],
        accounts: [],
        sources: [sourceOf(position), { batchId: createId(), position }],
      };
      const { sources, payees } = await client.paymentBatches.call('lookup', asked);
      expect(payees.map(({ id }) => id)).toEqual([beneficiaryId]);
      return sources.map(({ state, orderId }) => [state, orderId !== null]);
    };
    expect(await stateOf(1)).toEqual([['waiting', false]]);
    expect((await runBatch(client, first.id)).map(({ state }) => state)).toEqual(['placed', 'refused']);
    expect([await stateOf(1), await stateOf(2)]).toEqual([[['placed', true]], [['refused', false]]]);

    const again = await client.paymentBatches.create({
      ...batchOf(2),
      lines: [
        { ...payment('72.01', 'Repeated'), source: sourceOf(1) },
        { ...payment('72.02', 'Mended'), source: sourceOf(2) },
      ],
    });
    expect(again.lines.map(({ source }) => source)).toEqual([sourceOf(1), sourceOf(2)]);
    // One that repeats a repetition repeats the first.
    const others = await Promise.all(
      [again.id, first.id, again.id].map((batchId) =>
        client.paymentBatches.create({
          ...batchOf(1),
          lines: [{ ...payment('72.02', 'Mended'), source: { batchId, position: 2 } }],
        }),
      ),
    );
    expect(others.map(({ lines }) => lines[0]?.source)).toEqual([sourceOf(2), sourceOf(2), sourceOf(2)]);
    const ids = [again.id, ...others.map(({ id }) => id)];
    const runners = await Promise.all(ids.map(async () => partner.as('finance')));
    const lines = (await Promise.all(ids.map((id, index) => runBatch(runners[index] ?? client, id)))).flat();
    const outcomes = lines
      .map(({ amount, state, refusal }) => `${amount.amount} ${refusal?.reason ?? state}`)
      .toSorted();
    expect(outcomes).toEqual([
      '72.01 refusals.paymentPlaced',
      '72.02 placed',
      ...Array.from({ length: 3 }, () => '72.02 refusals.paymentPlaced'),
    ]);
    expect(await stateOf(2)).toEqual([['placed', true]]);
    const [sent] = others;
    const same = { ...batchOf(1), id: sent?.id ?? '', lines: [payment('72.02', 'Mended')] };
    expect((await refusalOf(client.paymentBatches.create(same))).code).toBe('40901');
  });

  it('takes no payment that repeats one of nobody or of another partner', async () => {
    const own = await newPartner(testGateway);
    const input = batchOf(1);
    await client.paymentBatches.create(input);
    const stranger = await own.as('finance');
    const theirs = (await stranger.beneficiaries.create(PAYEE)).id;
    const line = { ...payment('1.00', 'Foreign'), ownerId: own.merchants[0], beneficiaryId: theirs };
    const repeated = { ...batchOf(1), lines: [{ ...line, source: { batchId: input.id, position: 1 } }] };
    const refusal = await refusalOf(stranger.paymentBatches.create(repeated));
    expect(refusal.fields).toMatchObject([{ path: 'lines.0.source', reason: 'refusals.unknownPayment' }]);
    const asked = { beneficiaries: [], accounts: [], sources: [{ batchId: input.id, position: 1 }] };
    expect((await stranger.paymentBatches.call('lookup', asked)).sources).toEqual([]);
    await client.paymentBatches.callById(input.id, 'drop', {});
  });

  it('answers or refuses whatever cells hold, and never fails on them', async () => {
    const cell = fc.string({
      unit: fc.oneof(fc.constantFrom('\0', '\ud800', '%', "'", '\\', '\u202e'), fc.string({ unit: 'binary' })),
      maxLength: 40,
    });
    const cells = fc.array(cell, { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(cells, cells, cell, async (names, owners, reference) => {
        const book = client.paymentBatches.call('lookup', { beneficiaries: names, accounts: owners });
        const batch = client.paymentBatches.create({ ...batchOf(1), lines: [{ ...payment('1.00', 'x'), reference }] });
        const kept = batch.then(({ id }) => client.paymentBatches.callById(id, 'drop', {}));
        for (const answer of await Promise.allSettled([book, kept])) {
          if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ kind: 'validation' });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves books that are right', async () => {
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});
