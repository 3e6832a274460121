import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhoneNumber, phoneNumberOf } from './phoneNumber';
import { typedTextOf } from './typedText';

const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u200d', '\u200b', '\u202e', '\u00a0', '\ufe0f', '\u0663', ' ', '\t', '7', 'a', 'क', '\u0301'),
    fc.string({ unit: 'binary' }),
  ),
});

describe('a text that was typed or pasted', () => {
  it.each([
    ['INV\u00a017', 'INV 17'],
    ['INV\u202f\u2009\t17', 'INV 17'],
    ['\u202a12\u202c34', '1234'],
    ['\ufeffA\u00adB\u2060C\u200e', 'ABC'],
    ['1\ufe0f2', '12'],
    ['\u3164A\u034fB', 'AB'],
    ['١٢٣ ۴۵۶ ७८९ ０', '123 456 789 0'],
    ['\u{1d7d8}\u{1d7ec}\u{1d7ff}', '009'],
    ['Fee\u200dInvoice', 'FeeInvoice'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['e\u200b\u0301', 'é'],
  ])('%j is read as %j', (text, read) => expect(typedTextOf(text)).toBe(read));

  it('stays as it is where its order is turned: its reader saw another one', () => {
    expect(typedTextOf('12\u202e34')).toBe('12\u202e34');
  });

  it('is read once, whatever it is', () => {
    fc.assert(fc.property(odd, (text) => typedTextOf(typedTextOf(text)) === typedTextOf(text)));
  });

  it('has the digits of every script as Unicode numbers them', () => {
    const points = Array.from({ length: 0x20000 }, (_, point) => point).filter((point) =>
      /\p{Nd}/u.test(String.fromCodePoint(point)),
    );
    const sets = points.filter((_, index) => index % 10 === 0).map((_, set) => points.slice(set * 10, set * 10 + 10));
    expect(sets.length).toBeGreaterThan(60);
    for (const set of sets) expect(typedTextOf(String.fromCodePoint(...set))).toBe('0123456789');
  });
});

describe('a phone number', () => {
  it.each([
    ['\u202d+49 1512 3456789\u202c', '+4915123456789'],
    ['+1\ufe0f 212 555 0100', '+12125550100'],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+52 55 1234 5678', '+525512345678'],
    ['+54 11 15 1234-5678', '+5491112345678'],
    ['+54 351 15 123 4567', '+5493511234567'],
    ['+54 2302 15 12 3456', '+5492302123456'],
    ['+54 9 11 1234 5678', '+5491112345678'],
    ['+54 11 1234 5678', '+541112345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['0033 6 12.34.56.78', '+33612345678'],
    ['＋４９ （１５１２） ３４５６７８９', '+4915123456789'],
    ['tel:+1-212-555-0100', '+12125550100'],
  ])('%j is %s', (text, number) => {
    expect(phoneNumberOf(text)).toBe(number);
    expect(phoneNumberOf(number)).toBe(number);
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    '',
    '+',
    '212 555 0100',
    '+0 212 555 0100',
    '+1 212 555 0100 ext 5',
    '\u202e+4915123456789',
    '+123456',
    '1+2125550100',
  ])('%j is none', (text) => expect(isPhoneNumber(text)).toBe(false));

  it('is read once, whatever is typed', () => {
    fc.assert(fc.property(odd, (text) => phoneNumberOf(phoneNumberOf(text)) === phoneNumberOf(text)));
  });
});
