import { describe, expect, it } from 'vitest';
import { duplicatesSince, mayBeDoubled, paymentLike } from './duplicates';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const PAID = {
  beneficiaryId: 'b1',
  fixedSide: 'sent' as const,
  amount: eur('10.00'),
  debited: eur('10.01'),
  received: eur('10.00'),
};

describe('the same payment within 24 hours', () => {
  it.each([
    ['2026-03-01T10:00:00.001Z', 1, true],
    ['2026-03-01T10:00:00.000Z', 1, false],
    ['2026-03-02T09:00:00.000Z', 4, true],
    ['2026-03-02T09:00:00.000Z', 2, false],
    ['2026-03-02T09:00:00.000Z', 5, false],
  ] as const)('of %s in status %s may be doubled: %s', (createdAt, status, expected) =>
    expect(mayBeDoubled({ createdAt, status }, NOW)).toBe(expected),
  );

  it('is one that goes to the same beneficiary with the same amount, or the same side fixed', () => {
    expect(duplicatesSince(NOW).toISOString()).toBe('2026-03-01T10:00:00.000Z');
    expect(paymentLike(PAID, [PAID])).toBe(PAID);
    expect(paymentLike({ ...PAID, beneficiaryId: 'b2' }, [PAID])).toBeUndefined();
    expect(paymentLike({ ...PAID, debited: eur('10.00'), received: eur('9.99') }, [PAID])).toBe(PAID);
    const other = { ...PAID, amount: eur('10.02') };
    // Rounded fees let as much arrive, or take as much, of two amounts.
    expect(paymentLike(other, [PAID])).toBeUndefined();
    const toArrive = { ...PAID, fixedSide: 'received' as const };
    expect(paymentLike({ ...other, fixedSide: 'received' }, [toArrive])).toBe(toArrive);
    const exchanged = { ...PAID, debited: { amount: '11.00', currency: 'USD' as const } };
    expect(paymentLike({ ...exchanged, amount: eur('10.05') }, [exchanged])).toBe(exchanged);
  });
});
