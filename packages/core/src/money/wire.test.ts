import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../reference/currencies';
import { formatDecimal } from './formatDecimal';
import { fromWireMoney } from './fromWireMoney';
import { money } from './money';
import { parseMoney } from './parseMoney';
import { readDecimal } from './readDecimal';
import { readWireMoney } from './readWireMoney';
import { toWireMoney } from './toWireMoney';

/** Texts of what an amount may contain, and of what it must not. */
const strangeText = fc.string({ unit: fc.constantFrom(..."0159.,' -+eE$\n\u00a0٣１\ud800😀") });

const anyMoney = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.constantFrom(...CURRENCY_CODES))
  .map(([minor, currency]) => money(minor, currency));

describe('decimal text', () => {
  it('comes back as the same amount, for every currency', () => {
    fc.assert(
      fc.property(anyMoney, (amount) => {
        expect(parseMoney(formatDecimal(amount), amount.currency)).toEqual(amount);
        expect(fromWireMoney(JSON.parse(JSON.stringify(toWireMoney(amount))))).toEqual(amount);
      }),
    );
  });

  it.each([
    [0n, 'USD', '0.00'],
    [5n, 'USD', '0.05'],
    [-5n, 'USD', '-0.05'],
    [-123_456n, 'USD', '-1234.56'],
    [7n, 'JPY', '7'],
    [-1n, 'KWD', '-0.001'],
    [12_345n, 'CLF', '1.2345'],
    [12_345_678_901_234_567_890n, 'EUR', '123456789012345678.90'],
  ] as const)('writes %d of %s as %s', (minor, currency, text) => {
    expect(formatDecimal(money(minor, currency))).toBe(text);
  });

  it('accepts fewer decimals than the currency has', () => {
    expect(parseMoney('10', 'USD')).toEqual(money(1000n, 'USD'));
    expect(parseMoney('10.5', 'USD')).toEqual(money(1050n, 'USD'));
    expect(parseMoney('-0.00', 'USD')).toEqual(money(0n, 'USD'));
  });

  it.each([
    ['10.505', 'USD', 'USD has 2 decimals'],
    ['10.500', 'USD', 'USD has 2 decimals'],
    ['1.0', 'JPY', 'JPY has 0 decimals'],
    ['1,234.00', 'USD', 'Not a decimal amount: "1,234.00"'],
  ] as const)('refuses %s of %s clearly', (text, currency, message) => {
    expect(() => parseMoney(text, currency)).toThrow(message);
  });

  it.each(['1e3', '.5', '5.', '+1', ' 1', '1 ', '007', '--1', 'NaN', 'Infinity', '0x10', '1_000', '１', '1\n'])(
    'refuses %o',
    (text) => {
      expect(readDecimal(text, 'USD')).toEqual({ ok: false, reason: 'money.problem.notAnAmount' });
    },
  );

  it('names an empty text', () => {
    expect(readDecimal('', 'USD')).toEqual({ ok: false, reason: 'money.problem.empty' });
  });

  it('judges any text without throwing', () => {
    fc.assert(fc.property(strangeText, (text) => typeof readDecimal(text, 'USD').ok === 'boolean'));
  });
});

describe('readWireMoney', () => {
  it.each([
    '{"amount":10.5,"currency":"USD"}',
    '{"amount":"x","currency":"USD"}',
    '{"amount":"1","currency":"usd"}',
    '{}',
  ])('answers null for %s', (json) => {
    expect(readWireMoney(JSON.parse(json))).toBeNull();
  });

  it('reads what it can', () => {
    expect(readWireMoney({ amount: '10.50', currency: 'USD' })).toEqual(money(1050n, 'USD'));
  });
});
