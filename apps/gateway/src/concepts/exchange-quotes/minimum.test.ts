import type { ExchangeQuoteRequest, GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';

describe.each(DATABASES)('the smallest exchange on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let client: GatewayClient;
  let request: ExchangeQuoteRequest;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    const partner = await newPartner(testGateway);
    client = await partner.as('finance');
    const amount = { amount: '100', currency: 'JPY' } as const;
    request = { ownerId: partner.merchants[0], sellCurrency: 'JPY', buyCurrency: 'USD', fixedSide: 'sell', amount };
  });

  it.each([
    [{ amount: { amount: '1', currency: 'JPY' as const } }, '100 JPY'],
    [{ sellCurrency: 'USD', buyCurrency: 'EUR', amount: { amount: '0.01', currency: 'USD' as const } }, '1.00 USD'],
    [{ fixedSide: 'buy' as const, amount: { amount: '0.99', currency: 'USD' as const } }, '1.00 USD'],
  ])('is not %j', async (change, minimum) => {
    const refused = await refusalOf(client.exchangeQuotes.create({ ...request, ...change }));
    expect([refused.status, refused.fields]).toEqual([
      422,
      [{ path: 'amount.amount', reason: 'refusals.belowMinimum', params: { minimum } }],
    ]);
  });

  it('buys less than it is worth at the middle of the market, and costs a fee', async () => {
    const { buy, fee, midRate } = await client.exchangeQuotes.create(request);
    expect(Number(buy.amount)).toBeLessThan(100 * Number(midRate));
    expect([buy.amount, fee]).toEqual(['0.66', { amount: '1', currency: 'JPY' }]);
  });
});
