import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkClabe } from './checkClabe';
import { checkRoutingNumber } from './checkRoutingNumber';

const digit = fc.integer({ min: 0, max: 9 });
const digits = (count: number) => fc.array(digit, { minLength: count, maxLength: count });

/** The published formula, written out: 3(d1+d4+d7) + 7(d2+d5+d8) + (d3+d6+d9) is a multiple of ten. */
const routingNumbers = fc
  .tuple(fc.constantFrom('01', '12', '21', '32', '61', '72', '80'), digits(6))
  .map(([pair, rest]) => [...pair].map(Number).concat(rest))
  .map((list) => {
    const [d1 = 0, d2 = 0, d3 = 0, d4 = 0, d5 = 0, d6 = 0, d7 = 0, d8 = 0] = list;
    const rest = 3 * (d1 + d4 + d7) + 7 * (d2 + d5 + d8) + (d3 + d6);
    return list.join('') + String((1000 - rest) % 10);
  });

/** The published formula: each product modulo ten, then (10 − sum mod 10) mod 10. */
const clabes = digits(17)
  .filter((list) => list.some((each) => each > 0))
  .map((list) => {
    const products = list.map((each, index) => (each * Number('371'[index % 3])) % 10);
    const sum = products.reduce((total, product) => total + product, 0);
    return list.join('') + String((10 - (sum % 10)) % 10);
  });

const CASES = [
  { name: 'routing number', check: checkRoutingNumber, valid: routingNumbers, key: 'routingNumber' },
  { name: 'CLABE', check: checkClabe, valid: clabes, key: 'clabe' },
] as const;

describe.each(CASES)('$name', ({ check, valid, key }) => {
  it('is accepted when well made, with or without spaces', () => {
    fc.assert(
      fc.property(valid, (text) => {
        expect(check(text)).toEqual({ ok: true, value: text });
        expect(check(` ${text.slice(0, 4)} ${text.slice(4, 7)}-${text.slice(7)}`)).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('shows every single wrong digit', () => {
    fc.assert(
      fc.property(valid, fc.nat({ max: 17 }), digit, (text, at, other) => {
        const index = at % text.length;
        fc.pre(text[index] !== String(other));
        expect(check(text.slice(0, index) + other + text.slice(index + 1)).ok).toBe(false);
      }),
    );
  });

  it('is refused in any other form', () => {
    const format = { ok: false, reason: `bankIdentifiers.${key}.format` };
    for (const text of ['', '12345678', '1'.repeat(19), 'ABCDEFGHI', '000000000', '0'.repeat(18)]) {
      expect(check(text)).toEqual(format);
    }
  });

  it('says that the check digit is wrong', () => {
    const [sample = ''] = fc.sample(valid, { numRuns: 1, seed: 7 });
    const wrong = sample.slice(0, -1) + String((Number(sample.at(-1)) + 1) % 10);
    expect(check(wrong)).toEqual({ ok: false, reason: `bankIdentifiers.${key}.checksum` });
  });
});

describe('a routing number', () => {
  it.each(['990000000', '130000006', '200000006', '330000000', '600000008', '730000000', '790000002', '810000007'])(
    '%s begins with a pair that nobody is given',
    (text) => expect(checkRoutingNumber(text)).toEqual({ ok: false, reason: 'bankIdentifiers.routingNumber.range' }),
  );
});
