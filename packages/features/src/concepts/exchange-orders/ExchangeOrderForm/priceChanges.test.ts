import { describe, expect, it } from 'vitest';
import { scriptedQuote } from '../../../testing/scriptedQuote';
import { priceChanges } from './priceChanges';

describe('what a new price changes', () => {
  const before = scriptedQuote({});

  it('is nothing where only its instants are later', () => {
    const later = { createdAt: '2026-03-04T10:05:00.000Z', settlesAt: '2026-03-04T10:05:00.000Z', midRate: '0.95' };
    expect(priceChanges(before, scriptedQuote(later))).toEqual([]);
  });

  it('is each figure that differs, and a settlement that is no longer at once', () => {
    const changed = scriptedQuote({
      buy: { amount: '91.00', currency: 'EUR' },
      clientRate: '0.91',
      settlesAt: '2026-03-05T09:00:00.000Z',
    });
    expect(priceChanges(before, changed)).toEqual([
      { what: 'buy', from: before.buy, to: changed.buy },
      { what: 'rate', from: '0.9', to: '0.91' },
      { what: 'settles', from: '', to: '2026-03-05T09:00:00.000Z' },
    ]);
  });
});
