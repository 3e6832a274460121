import { CURRENCY_CODES, fixedSide } from '@corridor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyOn,
  type ExchangeDraft,
  emptyExchange,
  otherSide,
  questionOf,
  swapped,
  typedOn,
  withCurrency,
} from './draft';

const side = fc.constantFrom(...fixedSide.codes);
const currency = fc.constantFrom(...CURRENCY_CODES);
const draft: fc.Arbitrary<ExchangeDraft> = fc
  .record({ ownerId: fc.uuid(), sellCurrency: currency, buyCurrency: currency, fixedSide: side, amount: fc.string() })
  .filter(({ sellCurrency, buyCurrency }) => sellCurrency !== buyCurrency);

describe('the draft of an exchange', () => {
  it('fixes the side that was typed, and leaves all else', () => {
    fc.assert(
      fc.property(draft, side, fc.string(), (now, typed, amount) => {
        expect(typedOn(now, typed, amount)).toEqual({ ...now, fixedSide: typed, amount });
      }),
    );
  });

  it('is itself again when it is turned round twice, and its fixed amount stays with its currency', () => {
    fc.assert(
      fc.property(draft, (now) => {
        const turned = swapped(now);
        expect(swapped(turned)).toEqual(now);
        expect(turned.amount).toBe(now.amount);
        expect(currencyOn(turned, turned.fixedSide)).toBe(currencyOn(now, now.fixedSide));
      }),
    );
  });

  it('never has one currency on both sides', () => {
    fc.assert(
      fc.property(draft, side, currency, (now, on, code) => {
        const next = withCurrency(now, on, code);
        expect(currencyOn(next, on)).toBe(code);
        expect(currencyOn(next, otherSide(on))).not.toBe(code);
      }),
    );
  });

  it('asks for exactly the amount that was typed, or says what is wrong', () => {
    fc.assert(
      fc.property(draft, (now) => {
        const question = questionOf(now);
        if (!question.ok) {
          expect(question.problems.length).toBeGreaterThan(0);
          return;
        }
        expect(Number(question.request.amount.amount)).toBe(Number(now.amount));
        expect(question.request.amount.currency).toBe(currencyOn(now, now.fixedSide));
      }),
    );
    expect(questionOf(emptyExchange).ok).toBe(false);
  });
});
