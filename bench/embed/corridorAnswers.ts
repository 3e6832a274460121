import type { Card, Page } from '@corridor/core';
import { PAYMENTS } from './payments';
import type { Answers } from './serveStand';

const cards: Card[] = PAYMENTS.map(({ id, last4, currency, minor, at }) => ({
  id,
  merchantId: 'M-1',
  merchantName: 'Northwind Treasury',
  holderName: 'Ada Bell',
  bin: '424242',
  last4,
  scheme: 'mastercard',
  type: 'virtual',
  model: 'commercial',
  shared: false,
  status: 'normal',
  currency,
  balance: { amount: (minor / 100).toFixed(2), currency },
  expiry: '2029-04',
  activatedAt: at,
  createdAt: at,
  allowedActions: ['block', 'reportLoss'],
}));

const page: Page<Card> = { items: cards, page: 1, size: 10, total: cards.length };

/** The calls that our CardTable makes, answered at once as the gateway answers them. */
export const corridorAnswers: Answers = {
  '/partner/token': 'bench',
  '/api/portal/cms/card/page': { code: '10000', msg: 'OK', data: page },
};
