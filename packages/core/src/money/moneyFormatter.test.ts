import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../reference/currencies';
import { formatDecimal } from './formatDecimal';
import { type Money, money } from './money';
import { type MoneyFormat, moneyFormatter } from './moneyFormatter';

/** `Intl` separates with several kinds of space; which one is no matter here. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');
const huge = money(-1_234_567_890_123_456_789_012n, 'USD');

const formatMoney = (amount: Money, format: MoneyFormat): string => moneyFormatter(format)(amount);

describe('moneyFormatter', () => {
  it('writes every digit of any amount with the currency’s own decimals', () => {
    const format = moneyFormatter({ locale: 'en', display: 'none' });
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
        fc.constantFrom(...CURRENCY_CODES),
        (minor, code) => {
          const amount = money(minor, code);
          expect(format(amount).replaceAll(',', '')).toBe(formatDecimal(amount));
        },
      ),
    );
  });

  it.each([
    ['en', '-$12,345,678,901,234,567,890.12'],
    ['fr', '-12 345 678 901 234 567 890,12 $US'],
    ['zh', '-US$12,345,678,901,234,567,890.12'],
    ['de', '-12.345.678.901.234.567.890,12 $'],
  ])('groups as %s does', (locale, text) => {
    expect(plain(formatMoney(huge, { locale, display: 'symbol' }))).toBe(text);
  });

  it.each([
    ['code', 'USD 1,234.50'],
    ['symbol', '$1,234.50'],
    ['name', '1,234.50 US dollars'],
    ['none', '1,234.50'],
  ] as const)('shows the currency as its %s', (display, text) => {
    expect(plain(formatMoney(money(123_450n, 'USD'), { locale: 'en', display }))).toBe(text);
  });

  it('shows the code unless told otherwise', () => {
    expect(plain(formatMoney(money(5n, 'KWD'), { locale: 'en' }))).toBe('KWD 0.005');
  });

  it.each([
    ['auto', '-1.00', '0.00', '1.00'],
    ['always', '-1.00', '+0.00', '+1.00'],
    ['exceptZero', '-1.00', '0.00', '+1.00'],
  ] as const)('signs as %s', (sign, ...texts) => {
    const format = moneyFormatter({ locale: 'en', display: 'none', sign });
    expect([-100n, 0n, 100n].map((minor) => format(money(minor, 'USD')))).toEqual(texts);
  });

  it('writes parentheses for accountants', () => {
    const format = moneyFormatter({ locale: 'en', display: 'symbol', sign: 'accounting' });
    expect(format(money(-100n, 'USD'))).toBe('($1.00)');
  });

  it('leaves grouping out on request', () => {
    expect(formatMoney(money(123_456_789n, 'USD'), { locale: 'en', display: 'none', grouping: false })).toBe(
      '1234567.89',
    );
  });

  it('follows ISO 4217 where the platform’s data shows fewer decimals', () => {
    expect(plain(formatMoney(money(1_234_567n, 'IQD'), { locale: 'en' }))).toBe('IQD 1,234.567');
  });
});
