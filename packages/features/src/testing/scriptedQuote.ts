import type { ExchangeQuote } from '@corridor/core';

/** A quote of 100 dollars for euros that holds from ten o'clock for three minutes, with what a test changes. */
export const scriptedQuote = (change: Partial<ExchangeQuote>): ExchangeQuote => ({
  id: 'q1',
  ownerId: 'p1',
  ownerName: 'Meridian Payments',
  fixedSide: 'sell',
  sell: { amount: '100.00', currency: 'USD' },
  buy: { amount: '90.00', currency: 'EUR' },
  fee: { amount: '0.20', currency: 'USD' },
  clientRate: '0.9',
  midRate: '0.92',
  createdAt: '2026-03-04T10:00:00.000Z',
  expiresAt: '2026-03-04T10:03:00.000Z',
  settlesAt: '2026-03-04T10:00:00.000Z',
  replacesId: null,
  orderId: null,
  ...change,
});
