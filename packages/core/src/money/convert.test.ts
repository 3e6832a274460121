import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, currencyExponent } from '../reference/currencies';
import { convert } from './convert';
import { invertRate } from './invertRate';
import { money } from './money';
import type { Rounding } from './Rounding';
import { ratioOf } from './ratioOf';

const currencies = fc.constantFrom(...CURRENCY_CODES);
const minors = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const rates = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.nat({ max: 10 })).map(([digits, decimals]) => {
  const text = String(digits).padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
});

describe('convert', () => {
  it.each(['', '1e3', '1,5', '.5', '5.', '+1', ' 1', '01', 'NaN', '１'])('refuses %o as a rate', (rate) => {
    expect(() => convert(money(1n, 'USD'), rate, 'EUR', 'down')).toThrow('Not a decimal number');
  });

  it('refuses a rate without a denominator', () => {
    const rate = { numerator: 1n, denominator: 0n };
    expect(() => convert(money(1n, 'USD'), rate, 'EUR', 'down')).toThrow('zero denominator');
  });

  it('is off by less than one minor unit, and by at most a half when rounding to the nearest', () => {
    const roundings = fc.constantFrom<Rounding>('halfEven', 'halfUp', 'up', 'down', 'ceiling', 'floor');
    fc.assert(
      fc.property(minors, currencies, currencies, rates, roundings, (minor, from, to, rate, rounding) => {
        const converted = convert(money(minor, from), rate, to, rounding);
        const { numerator, denominator } = ratioOf(rate);
        const scale = denominator * 10n ** BigInt(currencyExponent(from));
        const error = converted.minor * scale - minor * numerator * 10n ** BigInt(currencyExponent(to));
        const size = error < 0n ? -error : error;
        expect(size < scale).toBe(true);
        if (rounding.startsWith('half')) expect(size * 2n <= scale).toBe(true);
        expect(converted.currency).toBe(to);
      }),
    );
  });

  it('keeps the order of amounts', () => {
    fc.assert(
      fc.property(minors, minors, currencies, rates, (one, other, to, rate) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const convertedLow = convert(money(low, 'USD'), rate, to, 'halfEven');
        expect(convertedLow.minor <= convert(money(high, 'USD'), rate, to, 'halfEven').minor).toBe(true);
      }),
    );
  });

  it('returns to the exact amount when nothing was rounded away', () => {
    fc.assert(
      fc.property(minors, rates, (minor, rate) => {
        const { denominator } = ratioOf(rate);
        const there = convert(money(minor * denominator, 'USD'), rate, 'EUR', 'halfEven');
        expect(convert(there, invertRate(rate), 'USD', 'halfEven').minor).toBe(minor * denominator);
      }),
    );
  });

  it.each([
    [10_000n, 'USD', '149.565', 'JPY', 14_956n],
    [10_000n, 'USD', '149.575', 'JPY', 14_958n],
    [1_000n, 'JPY', '0.0066885', 'USD', 669n],
    [1_000n, 'JPY', '0.00205125', 'KWD', 2_051n],
    [1_234n, 'KWD', '3.25', 'USD', 401n],
    [100n, 'USD', '0.0255', 'CLF', 255n],
  ] as const)('%d %s at %s is %s %d', (minor, from, rate, to, expected) => {
    expect(convert(money(minor, from), rate, to, 'halfEven')).toEqual(money(expected, to));
  });

  it('takes a whole number and a fraction as rates', () => {
    expect(convert(money(1_050n, 'USD'), 3n, 'EUR', 'down')).toEqual(money(3_150n, 'EUR'));
    expect(convert(money(100n, 'USD'), { numerator: 2n, denominator: 3n }, 'EUR', 'up')).toEqual(money(67n, 'EUR'));
  });

  it.each(['0', '-1', '0.000', { numerator: -1n, denominator: 3n }])('refuses the rate %o', (rate) => {
    expect(() => convert(money(1n, 'USD'), rate, 'EUR', 'down')).toThrow('above zero');
  });

  it('refuses to invert a zero rate', () => {
    expect(() => invertRate('0.0')).toThrow('zero rate');
  });
});
