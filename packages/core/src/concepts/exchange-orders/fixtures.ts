import type { ExchangeOrderContract } from './contract';

/** The whole record of an exchange order, as an example. @source ours */
export const exchangeOrderFixture: ExchangeOrderContract['record'] = {
  id: '019cad4b-4797-7002-bd22-b697a5251875',
  quoteId: '019cad4b-4797-7000-8d43-37bca04d561f',
  productType: 12,
  ownerId: '019affd0-9e10-74ec-a5ce-c255cd80955f',
  ownerName: 'Tiền Giang Fruit Export JSC',
  status: 4,
  displayStatus: 'completed',
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
  sellAccountId: '019affd0-9e10-7f9f-bbaa-dce5cf7b584c',
  buyAccountId: '019cad4b-4797-7001-9175-568c0582c39d',
  sellTransactionId: '019cad4b-4797-7003-9171-732306b1f709',
  buyTransactionId: '019cad4b-4797-7004-8543-93dfc2fcca4a',
  createdBy: 'Fatima Haddad',
  createdAt: '2026-03-02T06:45:17.847Z',
  settlesAt: '2026-03-02T06:45:17.847Z',
  completedAt: '2026-03-02T06:45:17.847Z',
};
