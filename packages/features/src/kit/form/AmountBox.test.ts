import {
  CURRENCY_CODES,
  currencyExponent,
  indexPaymentBatchBook,
  NO_PAYMENT_BATCH_ANSWERS,
  numberMarks,
  readDecimal,
  readPaymentBatchRow,
  toWireMoney,
} from '@corridor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureOf } from '../filters/AmountEditor';
import { amountText } from './AmountBox';

const LOCALES = ['en', 'fr', 'zh', 'de', 'de-CH', 'en-IN', 'es', 'pt-BR', 'sv', 'ar-EG'];
const CODES = ['USD', 'JPY', 'KWD', 'EUR'] as const;

/** Amount as a form sends it; null where its rule refuses the text. */
function byForm(text: string, currency: (typeof CODES)[number], locale: string): string | null {
  const { value } = amountText(text, { currency }, numberMarks(locale));
  const reading = readDecimal(value, currency);
  return reading.ok ? toWireMoney(reading.value).amount : null;
}

const INDEX = indexPaymentBatchBook({
  payees: CODES.map((currency) => ({
    id: currency,
    name: `Payee in ${currency}`,
    accountEnding: '',
    currency,
    paymentMethod: 'local',
    bankCountry: 'US',
    feeDirection: null,
    purpose: null,
    referenceKind: 'text' as const,
  })),
  accounts: CODES.map((currency) => ({
    id: currency,
    ownerId: 'owner',
    ownerName: 'Own',
    currency,
    available: { amount: '1000', currency },
    own: true,
  })),
  near: [],
  sources: [],
  recent: [],
});

/** Amount as a file pays it, with the decimal mark that was chosen for it; null where it is refused or asked about. */
function byFile(amount: string, currency: (typeof CODES)[number], mark?: '.' | ',') {
  const text = {
    beneficiary: currency,
    amount,
    account: '',
    currency: '',
    feeDirection: '',
    purpose: '',
    reference: 'INV 1',
  };
  const row = { number: 1, text, doubts: [], isNumber: false, paymentId: '', isRepeated: false };
  const reading = readPaymentBatchRow({ ...row, answers: { ...NO_PAYMENT_BATCH_ANSWERS, mark } }, INDEX);
  if (reading.ok) return { paid: reading.order.amount.amount, choices: [] };
  const choices = reading.questions.flatMap((question) => question.choices);
  const reasons = reading.problems.map(({ reason }) => reason);
  return {
    paid: null,
    choices,
    isAmount: reasons.some((reason) => /tooSmall|belowFee|notPositive|Maximum|tooMuch/.test(reason)),
  };
}

describe('an amount that is typed', () => {
  const written = fc.oneof(
    fc.stringMatching(/^[0-9]{1,4}([.,' ][0-9]{1,4}){0,3}$/),
    fc.stringMatching(/^(\$|USD|€|¥|KD)? ?[0-9]{1,3}([.,][0-9]{3}){0,2}([.,][0-9]{1,3})?(-| CR| usd)?$/),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );

  it('is accepted by a form where a file accepts it, and means the same; where a file asks, a form takes one of its choices', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...CODES), fc.constantFrom(...LOCALES), (text, currency, locale) => {
        const file = byFile(text, currency);
        const form = byForm(text, currency, locale);
        if (file.paid !== null) expect(form).toBe(file.paid);
        else if (form !== null && !file.isAmount) {
          const meant = file.choices.map(
            (choice) => choice.kind === 'mark' && readDecimal(choice.amount.amount, currency),
          );
          expect(meant.map((one) => (one && 'value' in one ? toWireMoney(one.value).amount : null))).toContain(form);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('means the same to a form and to a file whose decimal mark was chosen as the form has it', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...CODES), fc.constantFrom('.', ','), (text, currency, mark) => {
        const file = byFile(text, currency, mark);
        const form = byForm(text, currency, mark === '.' ? 'en' : 'es');
        if (file.paid !== null) expect(form).toBe(file.paid);
        else if (!file.isAmount) expect(form).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['1,234.5', 'en', '1234.5'],
    ['1.234,5', 'de', '1234.5'],
    ['1,234', 'en', '1234'],
    ['1,234', 'fr', '1.234'],
    ['1.234', 'fr', undefined],
    ['１２', 'zh', '12'],
    ['-5', 'en', undefined],
    ['1e3', 'en', undefined],
    [' ', 'en', ''],
  ])('%s is the figure of a filter in %s as %s', (text, locale, figure) =>
    expect(figureOf(text, numberMarks(locale))).toBe(figure),
  );

  it('knows the decimals of every currency', () => {
    const marks = numberMarks('en');
    for (const currency of CURRENCY_CODES) {
      const decimals = '1'.repeat(currencyExponent(currency) + 1);
      expect(amountText(`1234.${decimals}`, { currency }, marks).problem).toBe('decimals');
    }
  });
});
