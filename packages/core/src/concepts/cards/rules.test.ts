import { describe, expect, it } from 'vitest';
import type { CardLimits } from './contract';
import { checkCardLimits, isAcsPasswordAllowed, isPinAllowed } from './rules';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const DEFAULTS: CardLimits = {
  overallTotal: usd('500.00'),
  maxSingle: usd('100.00'),
  daily: usd('200.00'),
  monthly: usd('400.00'),
  maxDailyTransactions: 10,
};

describe('the secrets of a card', () => {
  it.each([
    ['274913', true],
    ['112233', true],
    ['27491', false],
    ['2749130', false],
    ['2749a3', false],
    ['777777', false],
    ['123456', false],
    ['567890', false],
    ['012345', false],
    ['654321', false],
    ['098765', false],
    ['543210', false],
  ])('may be the PIN %s: %s', (pin, allowed) => {
    expect(isPinAllowed(pin)).toBe(allowed);
  });

  it.each([
    ['Secret', true],
    ['!~'.repeat(10), true],
    ['Secre', false],
    ['s'.repeat(21), false],
    ['Open Sesame', false],
    ['Sésame', false],
  ])('may be the ACS password %s: %s', (password, allowed) => {
    expect(isAcsPasswordAllowed(password)).toBe(allowed);
  });
});

describe('the limits of a card', () => {
  it('may each be as high as the default, and as low as the smallest amount', () => {
    expect(checkCardLimits(DEFAULTS, DEFAULTS)).toEqual([]);
    expect(checkCardLimits({ daily: usd('0.01'), maxDailyTransactions: 1 }, DEFAULTS)).toEqual([]);
  });

  it.each([
    [{ overallTotal: usd('500.01') }, 'overallTotal', 'notBelowDefault'],
    [{ maxSingle: usd('0.00') }, 'maxSingle', 'notPositive'],
    [{ daily: { amount: '1.00', currency: 'EUR' } }, 'daily', 'currencyDiffers'],
    [{ monthly: usd('1.001') }, 'monthly', 'malformed'],
    [{ maxDailyTransactions: 11 }, 'maxDailyTransactions', 'notBelowDefault'],
    [{ maxDailyTransactions: 0 }, 'maxDailyTransactions', 'notPositive'],
    [{ maxDailyTransactions: 1.5 }, 'maxDailyTransactions', 'notPositive'],
  ] as const)('are refused as %o', (limits, limit, reason) => {
    expect(checkCardLimits(limits, DEFAULTS)).toEqual([{ limit, reason: `cards.limits.${reason}` }]);
  });
});
