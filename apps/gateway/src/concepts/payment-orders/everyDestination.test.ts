import {
  asksInvoice,
  type BeneficiaryDetail,
  type CurrencyCode,
  currencyExponent,
  feeDirection,
  fromWireMoney,
  type GatewayClient,
  isPlainReference,
  type PaymentOrderDetail,
  type PaymentOrderInput,
  paymentSide,
  readPaymentInput,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditBooks } from '../../app/auditBooks';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { openSandbox } from '../../testing/sandbox';
import { runRail } from '../orders/runRail';
import { simulatedRail } from '../orders/simulatedRail';
import { EVERY_PAYEE } from './testing/everyPayee';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const DAY = 86_400_000;

/** Each side that can be fixed, whoever bears the charges, out of an account of the same currency and of another one. */
const WAYS = paymentSide.codes.flatMap((side) =>
  feeDirection.codes.flatMap((direction) => [true, false].map((same) => ({ side, direction, same }))),
);

const minor = (money: WireMoney): bigint => fromWireMoney(money).minor;
const other = (currency: CurrencyCode): CurrencyCode => (currency === 'USD' ? 'EUR' : 'USD');

describe.each(DATABASES)('payments to every destination on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let client: GatewayClient;
  let ownerId: string;
  let invoiceId: string;

  beforeAll(async () => {
    testGateway = await (await open()).open({ sandbox: true });
    const partner = await newPartner(testGateway);
    client = await partner.as('finance');
    [ownerId] = partner.merchants;
    const sandbox = await openSandbox(testGateway, partner);
    for (const currency of new Set(
      Object.values(EVERY_PAYEE).flatMap((payee) => [payee.currency, other(payee.currency)]),
    ))
      await sandbox.deposit(ownerId, '9000000', currency);
    const invoice = new File([Uint8Array.from(PNG)], 'invoice.png', { type: 'image/png' });
    invoiceId = (await client.paymentOrders.upload(invoice, {})).id;
  });

  /** What the form reads: the order as it goes out, or undefined where something is wrong. */
  const readAs = async (beneficiary: BeneficiaryDetail, way: (typeof WAYS)[number], [amount, reference]: Typed) => {
    const payCurrency = way.same ? beneficiary.currency : other(beneficiary.currency);
    const papers = { purpose: beneficiary.purpose ?? '', ...(asksInvoice(beneficiary) && { invoiceId }) } as const;
    const aim = { ownerId, feeDirection: way.direction, fixedSide: way.side, reference };
    const reading = readPaymentInput({ ...aim, ...papers, beneficiary, amount, payCurrency });
    if (!reading.ok) return undefined;
    const quote = reading.exchange && (await client.exchangeQuotes.create(reading.exchange));
    const input: PaymentOrderInput = { ...aim, beneficiaryId: beneficiary.id, amount: toWireMoney(reading.amount) };
    return { ...input, ...(quote && { quoteId: quote.id }), ...(papers.invoiceId && { invoiceId }) };
  };

  it.each(Object.entries(EVERY_PAYEE))(
    'by %s are taken as they were read, and debit what arrives and the fee',
    async (_by, payee) => {
      const beneficiary = await client.beneficiaries.get((await client.beneficiaries.create(payee)).id);
      const held = async (currency: CurrencyCode) => minor((await client.accounts.getBy({ ownerId, currency })).held);
      const currencies = [beneficiary.currency, other(beneficiary.currency)];
      const before = await Promise.all(currencies.map(held));
      const debited: [bigint, bigint] = [0n, 0n];
      const taken: PaymentOrderDetail[] = [];
      await fc.assert(
        fc.asyncProperty(typedFor(beneficiary), async (typed) => {
          for (const [index, way] of WAYS.entries()) {
            const input = await readAs(beneficiary, way, typed[index] ?? ['', '']);
            if (!input) continue;
            const order = await client.paymentOrders.create(input);
            requireExact(order);
            const at = way.same ? 0 : 1;
            debited[at] = (debited[at] ?? 0n) + minor(order.debited);
            taken.push(order);
          }
        }),
        { numRuns: 1 },
      );
      expect(taken.length).toBeGreaterThan(WAYS.length / 2);
      const after = await Promise.all(currencies.map(held));
      expect(after.map((now, index) => now - (before[index] ?? 0n))).toEqual(debited);
    },
    120_000,
  );

  it('leave books that are right, once a bank has taken them in and they have arrived', async () => {
    for (const days of [1, 2])
      await runRail(testGateway.db, simulatedRail, new Date(testGateway.clock.now().getTime() + days * DAY + 1_000));
    expect(await testGateway.db.asOwner(auditBooks)).toEqual({});
  });
});

/** What is debited is what arrives and every fee. */
function requireExact({ debited, received, fee, exchange }: PaymentOrderDetail): void {
  expect(minor(exchange?.buy ?? debited)).toBe(minor(received) + minor(fee));
  if (exchange) expect(minor(debited)).toBe(minor(exchange.sell) + minor(exchange.fee));
}

/** An amount and a reference as somebody types them. */
type Typed = readonly [amount: string, reference: string];

/** What is typed for each way, mostly right: an amount of the fewest decimals of both currencies, a reference in the destination's script. */
function typedFor(beneficiary: BeneficiaryDetail): fc.Arbitrary<Typed[]> {
  const decimals = Math.min(2, currencyExponent(beneficiary.currency));
  const amount = fc
    .tuple(fc.integer({ min: 1000, max: 90_000 }), fc.nat(99))
    .map(([whole, part]) => (decimals === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`));
  const plain = fc.stringMatching(/^[A-Za-z0-9/?:().,'+ -]{1,18}$/);
  const reference = isPlainReference(beneficiary)
    ? plain
    : fc.oneof(plain, fc.string({ unit: 'grapheme', maxLength: 20 }));
  return fc.array(fc.tuple(amount, reference), { minLength: WAYS.length, maxLength: WAYS.length });
}
