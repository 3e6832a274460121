import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, toWireMoney } from '../../money';
import { CURRENCY_CODES } from '../../reference/currencies';
import { feeOn } from './fee';
import { isBelowMinimum, minimumAmount } from './minimumAmount';

describe('the minimum of an order', () => {
  it.each([
    ['USD', '1.00'],
    ['JPY', '100'],
    ['KWD', '0.100'],
    ['VND', '20000'],
    ['INR', '100.00'],
    ['SEK', '10.00'],
  ] as const)('in %s is %s', (currency, amount) =>
    expect(toWireMoney(minimumAmount(currency))).toEqual({ amount, currency }),
  );

  it('is at least a hundred minor units of every currency, and is itself enough', () => {
    for (const currency of CURRENCY_CODES) {
      const least = minimumAmount(currency);
      expect(least.minor >= 100n).toBe(true);
      expect(isBelowMinimum(least)).toBe(false);
      expect(isBelowMinimum(money(least.minor - 1n, currency))).toBe(true);
    }
  });
});

describe('a fee', () => {
  const amount = fc.bigInt(1n, 10n ** 13n).map((minor) => money(minor, 'USD'));
  const basisPoints = fc.bigInt(1n, 500n);

  it('is at least one minor unit, and less than one above its exact part', () => {
    fc.assert(
      fc.property(amount, basisPoints, (of, rate) => {
        const { minor } = feeOn(of, rate);
        expect(minor >= 1n && minor * 10_000n >= of.minor * rate && (minor - 1n) * 10_000n < of.minor * rate).toBe(
          true,
        );
      }),
    );
  });

  it('is not smaller for parts than for the whole', () => {
    fc.assert(
      fc.property(amount, amount, basisPoints, (one, other, rate) => {
        const whole = feeOn(add(one, other), rate).minor;
        expect(feeOn(one, rate).minor + feeOn(other, rate).minor >= whole).toBe(true);
      }),
    );
  });

  it('is nothing at a rate of nothing', () => expect(feeOn(money(500n, 'USD'), 0n)).toEqual(money(0n, 'USD')));
});
