import type { AuthorizationContract } from './contract';

/** The whole record of an authorization, as an example. @source ours */
export const authorizationFixture: AuthorizationContract['record'] = {
  id: '019cacda-5455-788b-9dca-cd9095f24e3f',
  type: 'declined',
  status: 'declined',
  settlement: null,
  responseCode: '61',
  authorizationCode: null,
  originalId: null,
  cardId: '018aff93-92e5-75d0-b011-0a6139b2528f',
  last4: '9366',
  holderName: 'Grace Mensah',
  ownerId: '0185a81f-2c6c-71bc-996b-1b12988a7391',
  ownerName: 'Ferretti & Figli Ceramiche S.r.l.',
  acquirerId: '409728',
  mcc: '5541',
  merchantId: '000000985206927',
  merchantName: 'Harbor Fuel 118',
  merchantCountry: 'US',
  amount: {
    amount: '3772',
    currency: 'JPY',
  },
  transactionAmount: {
    amount: '3772',
    currency: 'JPY',
  },
  held: {
    amount: '0',
    currency: 'JPY',
  },
  createdAt: '2026-03-02T04:41:55.541Z',
  expiresAt: null,
  hold: {
    authorized: {
      amount: '0',
      currency: 'JPY',
    },
    reversed: {
      amount: '0',
      currency: 'JPY',
    },
    cleared: {
      amount: '0',
      currency: 'JPY',
    },
    expired: {
      amount: '0',
      currency: 'JPY',
    },
    held: {
      amount: '0',
      currency: 'JPY',
    },
  },
  refunded: {
    amount: '0',
    currency: 'JPY',
  },
  declineReason: 'overSingleLimit',
  remedy: 'raiseLimits',
  events: [
    {
      id: '019cacda-5455-74c7-9667-392257160ce9',
      kind: 'declined',
      amount: {
        amount: '3772',
        currency: 'JPY',
      },
      at: '2026-03-02T04:41:55.541Z',
    },
  ],
};
