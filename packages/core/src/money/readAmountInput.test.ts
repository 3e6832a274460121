import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../currencies';
import { money } from './money';
import { type MoneyFormat, moneyFormatter } from './moneyFormatter';
import { readAmountInput } from './readAmountInput';

/** Texts of what an amount may contain, and of what it must not. */
const strangeText = fc.string({ unit: fc.constantFrom(..."0159.,' -+eE$€\u00a0\u202f٣１ａ\u200e\ud800😀") });

const dollars = (minor: bigint) => ({ ok: true, value: money(minor, 'USD') });
const refused = (reason: string) => ({ ok: false, reason: `money.problem.${reason}` });

describe('readAmountInput', () => {
  it.each([
    '1,234.56',
    '1.234,56',
    '1 234,56',
    '1\u00a0234,56',
    '1\u202f234.56',
    "1'234.56",
    '1’234,56',
    '1234.56',
    '1234,56',
    ' 1,234.56 ',
    '$1,234.56',
    'USD 1,234.56',
    '1,234.56 usd',
    '1.234,56 $',
    '１２３４．５６',
    '١٬٢٣٤٫٥٦',
    '0001234.56',
  ])('reads %o', (text) => {
    expect(readAmountInput(text, 'USD')).toEqual(dollars(123_456n));
  });

  it.each([
    ['1,234,567', 123_456_700n],
    ['1.234.567', 123_456_700n],
    ['12,34,567.89', 123_456_789n],
    ['12 000', 1_200_000n],
    ['.5', 50n],
    ['5.', 500n],
    ['0', 0n],
    ['-1,234.5', -123_450n],
    ['−12', -1_200n],
    ['-$12', -1_200n],
    ['0.1', 10n],
  ])('reads %s as %d cents', (text, minor) => {
    expect(readAmountInput(text, 'USD')).toEqual(dollars(minor));
  });

  it.each(['1,234', '1.234', '12,345', '999.999'])('asks back about %s', (text) => {
    expect(readAmountInput(text, 'USD')).toEqual(refused('ambiguous'));
    expect(readAmountInput(text, 'KWD')).toEqual(refused('ambiguous'));
  });

  it('lets the locale settle what could be either', () => {
    expect(readAmountInput('1,234', 'USD', 'en')).toEqual(dollars(123_400n));
    expect(readAmountInput('1.234', 'USD', 'de')).toEqual(dollars(123_400n));
    expect(readAmountInput('1,234', 'USD', 'fr')).toEqual(refused('tooManyDecimals'));
    expect(readAmountInput('1.234', 'USD', 'fr')).toEqual(refused('ambiguous'));
    expect(readAmountInput('1.234', 'KWD', 'en')).toEqual({ ok: true, value: money(1_234n, 'KWD') });
    expect(readAmountInput('1,234', 'JPY', 'zh')).toEqual({ ok: true, value: money(1_234n, 'JPY') });
  });

  it.each([
    ['1.2345', 'USD'],
    ['0.123', 'USD'],
    ['1,234.567', 'USD'],
    ['1.5', 'JPY'],
    ['1.50000', 'KWD'],
  ] as const)('refuses the decimals of %s %s', (text, currency) => {
    expect(readAmountInput(text, currency)).toEqual(refused('tooManyDecimals'));
  });

  it.each([
    'abc',
    '1a',
    '€10',
    'EUR 10',
    '1,23,4',
    '1.2.3',
    '12,3456.00',
    '1 23',
    '1,234,56.7.8',
    '--5',
    '5-',
    '(5)',
    '1e3',
    '.',
    ',,',
    '$',
    '1 234.567,89',
  ])('refuses %o', (text) => {
    expect(readAmountInput(text, 'USD')).toEqual(refused('notAnAmount'));
  });

  it.each(['', '   ', '\u00a0'])('names emptiness of %o', (text) => {
    expect(readAmountInput(text, 'USD')).toEqual(refused('empty'));
  });

  it('reads what the screens write, in each language', () => {
    const formats = fc.record<MoneyFormat>({
      locale: fc.constantFrom('en', 'fr', 'zh', 'de', 'de-CH', 'en-IN', 'es', 'pt-BR', 'sv', 'ar-EG', 'fa'),
      display: fc.constantFrom('none', 'code'),
    });
    const minors = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    fc.assert(
      fc.property(minors, fc.constantFrom(...CURRENCY_CODES), formats, (minor, currency, format) => {
        const amount = money(minor, currency);
        const text = moneyFormatter(format)(amount);
        expect(readAmountInput(text, currency, format.locale)).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it('judges any text without throwing', () => {
    fc.assert(
      fc.property(strangeText, fc.constantFrom(...CURRENCY_CODES), (text, currency) => {
        expect(typeof readAmountInput(text, currency, 'en').ok).toBe('boolean');
      }),
    );
  });
});
