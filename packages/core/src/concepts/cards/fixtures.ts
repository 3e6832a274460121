import type { CardContract } from './contract';

/** The whole record of a card, as an example. @source ours */
export const cardFixture: CardContract['record'] = {
  id: '019c8dce-5c44-7a23-b155-e053ca2bc9a4',
  merchantId: '0185d1d2-a0e6-7b21-bdf6-63ca65758f95',
  merchantName: 'Li Na',
  holderName: 'Jean-Luc Béranger',
  bin: '424242',
  last4: '1390',
  scheme: 'visa',
  type: 'physical',
  model: 'commercial',
  shared: false,
  status: 'normal',
  currency: 'USD',
  balance: {
    amount: '67146.00',
    currency: 'USD',
  },
  expiry: '2029-02',
  activatedAt: '2026-02-25T09:54:29.955Z',
  createdAt: '2026-02-24T04:00:37.444Z',
  allowedActions: [
    'block',
    'reportLoss',
    'revoke',
    'updateAcsPassword',
    'resetAcsPassword',
    'updatePin',
    'resetPin',
    'update',
  ],
  label: 'Travel',
  limits: {
    overallTotal: {
      amount: '1000000.00',
      currency: 'USD',
    },
    maxSingle: {
      amount: '5000.00',
      currency: 'USD',
    },
    daily: {
      amount: '10000.00',
      currency: 'USD',
    },
    monthly: {
      amount: '100000.00',
      currency: 'USD',
    },
    maxDailyTransactions: 100,
  },
  defaultLimits: {
    overallTotal: {
      amount: '1000000.00',
      currency: 'USD',
    },
    maxSingle: {
      amount: '5000.00',
      currency: 'USD',
    },
    daily: {
      amount: '10000.00',
      currency: 'USD',
    },
    monthly: {
      amount: '100000.00',
      currency: 'USD',
    },
    maxDailyTransactions: 100,
  },
  usage: {
    overallTotal: {
      amount: '198000.00',
      currency: 'USD',
    },
    daily: {
      amount: '3300.00',
      currency: 'USD',
    },
    monthly: {
      amount: '66000.00',
      currency: 'USD',
    },
    dailyTransactions: 7,
  },
  acsPasswordSet: false,
  pinSet: true,
  mayTopUp: true,
  mayReveal: true,
  timeline: [
    {
      id: '019ca10d-62c1-70bc-8761-29b6213d4722',
      action: 'unblock',
      at: '2026-02-27T21:42:14.977Z',
      actor: 'Oscar Lindqvist',
      reason: 'Holder confirmed the payments',
      from: 'blocked',
      to: 'normal',
    },
    {
      id: '019c9aa3-0b42-7c73-bc32-75d27d4df384',
      action: 'block',
      at: '2026-02-26T15:48:22.466Z',
      actor: 'Amara Okafor',
      reason: 'Pending document review',
      from: 'normal',
      to: 'blocked',
    },
  ],
};
