import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from './compareDecimals';
import { readAmount } from './readAmount';
import { editAmount, minorUnitsOf, writeAmount } from './writeAmount';

const read = (text: string, locale = 'en', currency = 'USD') =>
  readAmount(text, { currency, minorUnits: minorUnitsOf(currency), locale });

describe('readAmount', () => {
  it.each([
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ['1’234.56', '1234.56'],
    ['12,34,567.89', '1234567.89'],
    ['$1,234.56', '1234.56'],
    ['USD 1,234.56', '1234.56'],
    ['1.234,56 usd', '1234.56'],
    ['-$12', '-12'],
    ['−12.5', '-12.5'],
    ['1.234.567', '1234567'],
    ['0001234.56', '1234.56'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['１２３４．５６', '1234.56'],
    ['90071992547409931.07', '90071992547409931.07'],
    ['  ', ''],
  ])('reads %o', (text, value) => {
    expect(read(text)).toEqual({ value });
  });

  it('lets the locale say what a single mark before three digits means', () => {
    expect(read('1,234', 'en')).toEqual({ value: '1234' });
    expect(read('1.234', 'de')).toEqual({ value: '1234' });
    expect(read('1,234', 'fr')).toEqual({ value: '1.234', problem: 'decimals' });
    expect(read('1,234', 'fr', 'KWD')).toEqual({ value: '1.234' });
  });

  it('hands on what could be two amounts in a form that no rule accepts', () => {
    expect(read('1.234', 'fr', 'KWD')).toEqual({ value: '1.234?', problem: 'ambiguous' });
  });

  it.each([
    '12 apples',
    '€10',
    '1,23,4',
    '123,45,678',
    '1.2.3',
    '12,3456.00',
    '1 23',
    '--5',
    '5-',
    '(5)',
    '1e3',
    '.',
    '$',
  ])('hands on %o as it is', (text) => {
    expect(read(text)).toEqual({ value: text, problem: 'notAnAmount' });
  });

  it('keeps decimals that the currency does not have, and says so', () => {
    expect(read('1.5', 'en', 'JPY')).toEqual({ value: '1.5', problem: 'decimals' });
  });

  it('reads back what it writes, digit for digit, in every locale', () => {
    const locales = fc.constantFrom('en', 'fr', 'zh', 'de', 'de-CH', 'en-IN', 'es', 'pt-BR', 'sv', 'ar-EG', 'fa');
    const whole = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 99 }), fc.boolean(), locales, (units, cents, negative, locale) => {
        const value = `${negative ? '-' : ''}${units}.${String(cents).padStart(2, '0')}`;
        expect(read(writeAmount(value, 2, locale), locale)).toEqual({ value });
        expect(read(editAmount(value, locale), locale)).toEqual({ value });
      }),
    );
  });

  it('judges any text without throwing, and never turns text into another amount', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { value, problem } = read(text);
        if (!problem && value) expect(value).toMatch(/^-?(0|[1-9]\d*)(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('compareDecimals', () => {
  it('compares exactly', () => {
    expect(compareDecimals('90071992547409931.1', '90071992547409931.10')).toBe(0);
    expect(compareDecimals('0.1', '0.09')).toBe(1);
    expect(compareDecimals('-2', '-1.5')).toBe(-1);
    expect(compareDecimals('', '1')).toBeUndefined();
  });
});
