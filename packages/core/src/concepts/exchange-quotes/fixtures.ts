import type { ExchangeQuoteContract } from './contract';

/** The whole record of an exchange quote, as an example. @source ours */
export const exchangeQuoteFixture: ExchangeQuoteContract['record'] = {
  id: '019cad4b-4797-7000-8d43-37bca04d561f',
  ownerId: '019affd0-9e10-74ec-a5ce-c255cd80955f',
  ownerName: 'Tiền Giang Fruit Export JSC',
  fixedSide: 'sell',
  sell: {
    amount: '6644.00',
    currency: 'USD',
  },
  buy: {
    amount: '33726.74',
    currency: 'BRL',
  },
  fee: {
    amount: '13.29',
    currency: 'USD',
  },
  clientRate: '5.07627065',
  midRate: '5.0941',
  createdAt: '2026-03-02T06:45:17.847Z',
  expiresAt: '2026-03-02T06:48:17.847Z',
  settlesAt: '2026-03-02T06:45:17.847Z',
  replacesId: null,
  orderId: '019cad4b-4797-7002-bd22-b697a5251875',
};
