import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abs } from './abs';
import { add } from './add';
import { compare } from './compare';
import { equals } from './equals';
import { isNegative } from './isNegative';
import { isPositive } from './isPositive';
import { isZero } from './isZero';
import { min } from './min';
import { type Money, money } from './money';
import { percentage } from './percentage';
import { subtract } from './subtract';
import { sum } from './sum';

const dollars = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map((minor) => money(minor, 'USD'));
const usd = (minor: bigint) => money(minor, 'USD');

describe('addition', () => {
  it('is associative and commutative', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (a, b, c) => {
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(add(a, b)).toEqual(add(b, a));
      }),
    );
  });

  it('is undone by subtraction', () => {
    fc.assert(
      fc.property(dollars, dollars, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });

  it('sums any list in any order, and nothing to zero', () => {
    fc.assert(
      fc.property(fc.array(dollars), (amounts) => {
        expect(sum('USD', amounts)).toEqual(sum('USD', amounts.toReversed()));
      }),
    );
    expect(sum('USD', [usd(1n), usd(-5n), usd(2n)])).toEqual(usd(-2n));
    expect(sum('JPY', [])).toEqual(money(0n, 'JPY'));
  });

  it('refuses two currencies at run time', () => {
    const dynamic: Money = money(1n, 'EUR');
    const left: Money = usd(1n);
    expect(() => add(left, dynamic)).toThrow('Cannot combine USD with EUR');
    expect(() => subtract(left, dynamic)).toThrow(TypeError);
    expect(() => compare(left, dynamic)).toThrow(TypeError);
    expect(() => min(left, dynamic)).toThrow(TypeError);
  });
});

describe('order', () => {
  it('agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(dollars, dollars, (a, b) => {
        const difference = subtract(a, b);
        expect(compare(a, b)).toBe(isZero(difference) ? 0 : isPositive(difference) ? 1 : -1);
        expect(equals(a, b)).toBe(isZero(difference));
      }),
    );
  });

  it('has one sign at a time, and abs drops it', () => {
    fc.assert(
      fc.property(dollars, (a) => {
        expect([isNegative(a), isZero(a), isPositive(a)].filter(Boolean)).toHaveLength(1);
        expect(isNegative(abs(a))).toBe(false);
        expect(abs(a)).toEqual(abs(usd(-a.minor)));
      }),
    );
  });

  it('finds the least', () => {
    expect(min(usd(3n), usd(-7n), usd(5n))).toEqual(usd(-7n));
  });

  it('never calls amounts of two currencies equal', () => {
    expect(equals(money(0n, 'USD'), money(0n, 'EUR'))).toBe(false);
  });
});

describe('scaling', () => {
  it('takes basis points exactly', () => {
    expect(percentage(usd(33_333n), 150n, 'down')).toEqual(usd(499n));
    expect(percentage(usd(33_333n), 150n, 'up')).toEqual(usd(500n));
    expect(percentage(usd(33_333n), 10_000n, 'halfEven')).toEqual(usd(33_333n));
  });
});

describe('money', () => {
  it('refuses an unknown currency and a number', () => {
    const fromOutside = JSON.parse('{"currency":"XXQ","minor":1}');
    expect(() => money(1n, fromOutside.currency)).toThrow('Unknown currency code XXQ');
    expect(() => money(fromOutside.minor, 'USD')).toThrow('bigint');
  });
});
