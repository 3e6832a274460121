import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, currencyExponent } from '../reference/currencies';
import { formatDecimal } from './formatDecimal';
import { money } from './money';
import { moneyFormatter } from './moneyFormatter';
import { readDecimal } from './readDecimal';
import { numberMarks, readTypedAmount } from './typedAmount';

const POINT = { decimal: '.', group: ',' };
const read = (text: string, currency = 'USD', marks = undefined as typeof POINT | undefined) => {
  const reading = readTypedAmount(text, { currency }, marks);
  if (reading.ok) return reading.decimal;
  return reading.choices
    ? `${reading.reason} ${reading.choices.map(({ decimal }) => decimal).join(' ')}`
    : reading.reason;
};

describe('an amount as it is typed', () => {
  it.each([
    ['1234.5', 'USD', '1234.5'],
    ['1,234.56', 'USD', '1234.56'],
    ['1.234,56', 'USD', '1234.56'],
    ['1\u202f234,56', 'USD', '1234.56'],
    ['1’234.50', 'USD', '1234.50'],
    ['12,34,567.89', 'USD', '1234567.89'],
    ['1.234.567', 'USD', '1234567'],
    ['0001234.56', 'USD', '1234.56'],
    ['.5', 'USD', '0.5'],
    ['5.', 'USD', '5'],
    ['12,5', 'USD', '12.5'],
    ['-$12', 'USD', '-12'],
    ['−12.5', 'USD', '-12.5'],
    ['$1,234.50', 'USD', '1234.50'],
    ['USD 1,234.56', 'USD', '1234.56'],
    ['1.234,56 usd', 'USD', '1234.56'],
    ['CA$ 12.50', 'CAD', '12.50'],
    ['$12.50', 'CAD', '12.50'],
    ['1.234,50 €', 'EUR', '1234.50'],
    ['￥１２，０００', 'JPY', '12000'],
    ['１２３４．５６', 'USD', '1234.56'],
    ['١٬٢٣٤٫٥٦', 'USD', '1234.56'],
    ['१२३४.५', 'INR', '1234.5'],
    ['1\u200b0\ufeff.00', 'USD', '10.00'],
    ['90071992547409931.07', 'USD', '90071992547409931.07'],
    ['0.500', 'KWD', '0.500'],
    ['1234.500', 'KWD', '1234.500'],
    ['1٫234', 'KWD', '1.234'],
  ])('%s %s is %s', (text, currency, amount) => expect(read(text, currency)).toBe(amount));

  it.each([
    ['KWD 10.000', '10.000', 'KWD', 'ambiguous 10.000 10000'],
    ['KWD "10,000"', '10,000', 'KWD', 'ambiguous 10.000 10000'],
    ['JPY "1,234"', '1,234', 'JPY', '1234'],
    ['JPY 1.234', '1.234', 'JPY', '1234'],
    ['USD 1.234', '1.234', 'USD', 'ambiguous 1234'],
    ['CLF 1.234', '1.234', 'CLF', 'ambiguous 1.234 1234'],
    ['JPY 1.5', '1.5', 'JPY', 'tooManyDecimals'],
    ['USD 0.500', '0.500', 'USD', 'tooManyDecimals'],
    ['1E+06', '1E+06', 'USD', 'notAnAmount'],
    ['(1,234.50)', '(1,234.50)', 'USD', 'notAnAmount'],
    ['1234.50-', '1234.50-', 'USD', 'notAnAmount'],
    ['1,234.50 CR', '1,234.50 CR', 'USD', 'notAnAmount'],
    ['€ 1.234,50 into USD', '€ 1.234,50', 'USD', 'notAnAmount'],
    ['US$ into CAD', 'US$5.00', 'CAD', 'notAnAmount'],
    ['a superscript', '10²', 'USD', 'notAnAmount'],
    ['a fraction', '1½', 'USD', 'notAnAmount'],
    ['digits of two scripts', '1٢', 'USD', 'notAnAmount'],
    ['1,23,4', '1,23,4', 'USD', 'notAnAmount'],
    ['groups of India with points', '1.21.234,56', 'USD', 'notAnAmount'],
    ['0,123,456', '0,123,456', 'USD', 'notAnAmount'],
    ['12,3456.00', '12,3456.00', 'USD', 'notAnAmount'],
    ['1.2.3', '1.2.3', 'USD', 'notAnAmount'],
    ['1 23', '1 23', 'USD', 'notAnAmount'],
    ['--5', '--5', 'USD', 'notAnAmount'],
    ['+5', '+5', 'USD', 'notAnAmount'],
    ['.', '.', 'USD', 'notAnAmount'],
    ['$', '$', 'USD', 'notAnAmount'],
    ['1\t234', '1\t234', 'USD', 'notAnAmount'],
    ['nothing', ' \u200b', 'USD', 'empty'],
  ])('%s is told as it is', (_name, text, currency, told) => expect(read(text, currency)).toBe(told));

  it('is decided by the marks of who types it, and by no others', () => {
    expect(read('1,234', 'USD', POINT)).toBe('1234');
    expect(read('1.234', 'USD', POINT)).toBe('tooManyDecimals');
    expect(read('10.000', 'KWD', POINT)).toBe('10.000');
    expect(read('1.234', 'USD', numberMarks('de'))).toBe('1234');
    expect(read('1.234', 'KWD', numberMarks('fr'))).toBe('ambiguous 1.234 1234');
    expect(numberMarks('fr')).toEqual({ decimal: ',', group: ' ' });
    expect(numberMarks('de-CH')).toEqual({ decimal: '.', group: "'" });
  });

  it('never becomes another amount: what is accepted without marks is the same under the marks of any country', () => {
    const written = fc.stringMatching(/^-?[0-9]{1,4}([.,' ][0-9]{1,4}){0,3}$/);
    const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'CLF');
    const locales = fc.constantFrom('en', 'fr', 'de', 'de-CH', 'en-IN', 'es', 'ar-EG');
    fc.assert(
      fc.property(written, currencies, locales, (text, currency, locale) => {
        const [plain, local] = [undefined, numberMarks(locale)].map((marks) =>
          readTypedAmount(text, { currency }, marks),
        );
        if (plain?.ok) expect(local).toEqual(plain);
        if (!plain?.ok && local?.ok) expect(plain?.choices?.map(({ decimal }) => decimal)).toContain(local.decimal);
      }),
    );
  });

  it('is read back, digit for digit, as every country writes it', () => {
    const locales = fc.constantFrom('en', 'fr', 'zh', 'de', 'de-CH', 'en-IN', 'es', 'pt-BR', 'sv', 'ar-EG', 'fa');
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 24n }),
        fc.constantFrom(...CURRENCY_CODES),
        locales,
        (minor, currency, locale) => {
          const amount = money(minor, currency);
          const shown = moneyFormatter({ locale, display: 'none' })(amount);
          const reading = readTypedAmount(shown, { currency }, numberMarks(locale));
          expect(reading).toEqual({ ok: true, decimal: formatDecimal(amount) });
          expect(readDecimal(formatDecimal(amount), currency)).toEqual({ ok: true, value: amount });
          expect(readTypedAmount(formatDecimal(amount), { currency }, POINT)).toEqual(reading);
          expect(currencyExponent(currency)).toBeLessThan(5);
        },
      ),
    );
  });

  it('judges any text without throwing, and gives plain decimals alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('USD', 'JPY', '', '€'), (text, currency) => {
        const reading = readTypedAmount(text, { currency });
        if (reading.ok) expect(reading.decimal).toMatch(/^-?(0|[1-9]\d*)(\.\d{1,2})?$/);
      }),
    );
  });
});
