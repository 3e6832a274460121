import { fixedSide, type GatewayClient, isGatewayError } from '@corridor/core';
import { composeStory } from '@storybook/react-vite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortfallOf } from '../../../kit/ticket/shortfall';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { type ExchangeDraft, questionOf } from './draft';
import meta from './ExchangeOrderForm.stories';
import { neededFor } from './neededFor';

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

const OWNER = '0198a000-0000-7000-8000-000000000001';

describe('what the form accepts', () => {
  it('the gateway prices at exactly the fixed amount, or says that the amount has no price; what is covered it takes', async () => {
    const gateway = await gatewayOfStories();
    const rates = await gateway.exchangeQuotes.call('rates', {});
    const accounts = await gateway.accounts.list({ filter: { ownerId: OWNER } });
    const bought = fc.constantFrom(...rates.map(({ currency }) => currency));
    const sold = fc.constantFrom(...accounts.map(({ currency }) => currency));
    const amount = fc.oneof(
      fc.bigInt(1n, 10n ** 7n).map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`),
      fc.bigInt(1n, 10n ** 6n).map(String),
      fc.bigInt(1n, 10n ** 20n).map(String),
      fc.stringMatching(/^[0-9.,-]{0,6}$/),
    );
    const draft: fc.Arbitrary<ExchangeDraft> = fc.record({
      ownerId: fc.constant(OWNER),
      sellCurrency: sold,
      buyCurrency: bought,
      fixedSide: fc.constantFrom(...fixedSide.codes),
      amount,
    });
    const rich = accounts.find(({ available }) => /^\d{5,}\./.test(available.amount));
    if (!rich) throw new Error('No account of the owner holds 10,000');
    // The first one is covered, whatever is drawn after it.
    const covered: ExchangeDraft = {
      ...{ ownerId: OWNER, sellCurrency: rich.currency, buyCurrency: rich.currency === 'EUR' ? 'USD' : 'EUR' },
      ...{ fixedSide: 'sell', amount: '250' },
    };
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(draft, async (typed) => {
        const question = questionOf(typed);
        if (!question.ok) return;
        const answer = await gateway.exchangeQuotes.create(question.request).catch((reason: unknown) => reason);
        if (isGatewayError(answer)) {
          expect([answer.kind, answer.fields.map(({ path }) => path)]).toEqual(['validation', ['amount.amount']]);
          return;
        }
        const quote = await gateway.exchangeQuotes.get(idOf(answer));
        expect(quote[quote.fixedSide]).toEqual(question.request.amount);
        const { available } = await gateway.accounts.getBy({ ownerId: OWNER, currency: quote.sell.currency });
        if (taken >= 12) return;
        const short = shortfallOf(available, neededFor(undefined, quote));
        const order = await gateway.exchangeOrders.create({ quoteId: quote.id }).catch((reason: unknown) => reason);
        if (short) expect(isGatewayError(order, 'conflict')).toBe(true);
        else expect(isGatewayError(order)).toBe(false);
        taken += short ? 0 : 1;
      }),
      { numRuns: 60, examples: [[covered]] },
    );
    expect(taken).toBeGreaterThan(0);
  });
});

/** Guarantee: what is no error of the gateway is the quote it answered with. */
const idOf = (answer: unknown): string => (answer as { id: string }).id;
