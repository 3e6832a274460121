import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAmount } from './plainAmount';

describe('an amount as a spreadsheet writes it', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ['1’234.50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,5', '12.5'],
    ['1,23,4', '1,23,4'],
    ['abc', 'abc'],
  ])('%s is %s', (typed, text) => expect(plainAmount(typed)).toEqual({ text }));

  it('is asked about where it may be either', () =>
    expect(plainAmount('1,234')).toEqual({ reason: 'amountAmbiguous' }));

  it('never becomes another amount by being plain already', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 99 }), (whole, cents) => {
        const text = `${whole}.${String(cents).padStart(2, '0')}`;
        expect(plainAmount(text)).toEqual({ text });
      }),
    );
  });
});
