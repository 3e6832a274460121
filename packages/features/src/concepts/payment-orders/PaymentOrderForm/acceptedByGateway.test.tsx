import {
  asksInvoice,
  asksPurpose,
  type BeneficiaryDetail,
  feeDirection,
  fromWireMoney,
  type GatewayClient,
  isGatewayError,
  isPlainReference,
  type PaymentPrice,
  paymentPurpose,
  paymentSide,
} from '@corridor/core';
import { composeStory } from '@storybook/react-vite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortfallOf } from '../../../kit/ticket/shortfall';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { askPaymentPrice } from './askPaymentPrice';
import meta from './PaymentOrderForm.stories';
import type { PaymentDraft } from './paymentShape';
import { paymentTicket } from './paymentTicket';
import { emptyPayment, readPayment } from './readPayment';

/** The gateway in this process, as a widget under it gets it. */
async function gatewayOfStories(): Promise<GatewayClient> {
  const seen: GatewayClient[] = [];
  const see = (gateway: GatewayClient) => {
    seen.push(gateway);
    return gateway;
  };
  await composeStory({ render: () => <AlteredGateway change={see}>{null}</AlteredGateway> }, meta).run();
  const [gateway] = seen;
  if (!gateway) throw new Error('The story had no gateway');
  return gateway;
}

/** One beneficiary of each destination: where, in which currency, and how it is paid. */
async function destinations({ beneficiaries }: GatewayClient): Promise<BeneficiaryDetail[]> {
  const listed = await beneficiaries.list({ filter: { status: [1] } });
  const firsts = new Map(
    listed.map((one) => [`${one.bankCountry} ${one.currency} ${one.paymentMethod}`, one.id] as const),
  );
  return Promise.all([...firsts.values()].map((id) => beneficiaries.get(id)));
}

const amount = fc.oneof(
  fc.bigInt(1n, 10n ** 7n).map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`),
  fc.bigInt(1n, 10n ** 6n).map(String),
  fc.bigInt(1n, 10n ** 20n).map(String),
  fc.stringMatching(/^[0-9.,-]{0,6}$/),
);
const reference = fc.oneof(
  fc.constant('Invoice 17'),
  fc.stringMatching(/^[A-Za-z0-9/?:().,'+ -]{1,40}$/),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  // Destinations that take any script take none of these either: they cannot be seen, or turn the order of the others.
  fc.string({ unit: fc.constantFrom('发', 'ç', ' ', '\t', '\u200b', '\u202e', '\u0000', '\u3164'), maxLength: 4 }),
);

describe('what the form accepts for any destination', () => {
  it('the gateway prices to the minor unit, and takes what is covered', async () => {
    const gateway = await gatewayOfStories();
    const payees = await destinations(gateway);
    const accounts = await gateway.accounts.list({ filter: { funded: true } });
    expect(payees.length).toBeGreaterThan(7);
    expect([payees.some(asksPurpose), payees.some(asksInvoice)]).toEqual([true, true]);
    const rich = accounts.find(({ currency, available }) => currency === 'USD' && /^\d{5}/.test(available.amount));
    if (!rich) throw new Error('No account holds 10,000 dollars');
    // The first ones are covered, whatever is drawn after them.
    const covered = payees
      .filter((payee) => !asksInvoice(payee))
      .slice(0, 4)
      .map((payee) => ({
        ...{ payee, account: rich, fixedSide: 'sent' as const, direction: 'shared' as const, amount: '250' },
        ...{ reference: 'Invoice 17', purpose: paymentPurpose.codes[0], invoice: [] },
      }));
    const anyScript = payees.find((payee) => !isPlainReference(payee) && !asksInvoice(payee));
    if (!anyScript) throw new Error('No destination takes any script');
    const hidden = ['Fatura\u200b17', 'Fatura\u202e17', 'Fatura\t17'].map((text) => ({
      ...{ payee: anyScript, account: rich, fixedSide: 'sent' as const, direction: 'shared' as const, amount: '250' },
      ...{ reference: text, purpose: paymentPurpose.codes[0], invoice: [] },
    }));
    const typed = fc.record({
      payee: fc.constantFrom(...payees),
      account: fc.constantFrom(...accounts),
      fixedSide: fc.constantFrom(...paymentSide.codes),
      direction: fc.constantFrom(...feeDirection.codes),
      amount,
      reference,
      purpose: fc.constantFrom('', ...paymentPurpose.codes),
      invoice: fc.constantFrom([], ARRIVED),
    });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(typed, async ({ payee: beneficiary, account, direction, ...rest }) => {
        const draft: PaymentDraft = { ...emptyPayment, ...rest, feeDirection: direction };
        const question = readPayment(draft, { beneficiary, account });
        if (!question.ok) return;
        const { request } = question;
        const price = await askPaymentPrice(gateway, request, {}).catch((reason: unknown) => reason);
        if (isGatewayError(price)) {
          // The form does not know the rate by which an amount becomes too much or nothing.
          expect([request.exchange !== null, price.fields.map(({ path }) => path)]).toEqual([true, ['amount.amount']]);
          return;
        }
        requireExact(asPrice(price));
        // A simulated page sends no file: orders with an invoice are made in paymentPapers.spec.ts and in invoices.test.ts of the gateway.
        if (taken >= 12 || request.invoiceId) return;
        const { available } = await gateway.accounts.get(account.id);
        const isShort = shortfallOf(available, asPrice(price).debited) !== undefined;
        const order = await gateway.paymentOrders
          .create(paymentTicket.order.inputOf(request, asPrice(price), true))
          .catch((reason: unknown) => reason);
        expect(isGatewayError(order)).toBe(isShort);
        taken += isShort ? 0 : 1;
      }),
      { numRuns: 60, examples: [...covered, ...hidden].map((one): [typeof one] => [one]) },
    );
    expect(taken).toBeGreaterThanOrEqual(covered.length);
  });
});

/** An invoice as it stands in a draft once it has arrived. */
const ARRIVED: NonNullable<PaymentDraft['invoice']> = [
  {
    ...{ id: 'i1', name: 'invoice.png', size: 8, type: 'image/png', status: 'done', progress: 1 },
    result: {
      id: 'i1',
      name: 'invoice.png',
      size: 8,
      contentType: 'image/png',
      uploadedAt: '2026-01-01T00:00:00.000Z',
    },
  },
];

/** What is debited is what arrives and every fee; what was fixed is as it was asked for. */
function requireExact({ debited, received, fee, exchange }: PaymentPrice): void {
  const minor = (money: PaymentPrice['fee']) => fromWireMoney(money).minor;
  const spent = exchange?.buy ?? debited;
  expect(minor(spent)).toBe(minor(received) + minor(fee));
  if (exchange) expect(minor(debited)).toBe(minor(exchange.sell) + minor(exchange.fee));
}

/** Guarantee: what is no error of the gateway is the price it answered with. */
const asPrice = (answer: unknown): PaymentPrice => answer as PaymentPrice;
