import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { humanTextOf, isHumanText, visibleTextOf } from './humanText';

describe('a text of a person', () => {
  it.each([
    'Zoë O’Neill-Łukasiewicz',
    'شركة الخليج للتجارة',
    'חברת המזרח בע״מ',
    'می‌خواهم',
    '北京贸易有限公司（上海）',
    'श्री क्‍ष',
    'Team 👩‍👩‍👧 & Söhne ❤️‍🔥 👩🏽‍💻',
    'นายสมชาย ใจดี',
    '100% – N° 7',
    '',
  ])('may be %j', (text) => expect(isHumanText(text)).toBe(true));

  it.each([
    ['a zero-width space alone', '\u200b'],
    ['a joiner alone', '\u200d'],
    ['a byte-order mark inside', 'Ac\ufeffme'],
    ['a zero-width space inside', 'Ac\u200bme'],
    ['a soft hyphen', 'Ac\u00adme'],
    ['a word joiner', 'Ac\u2060me'],
    ['a letter that is drawn as nothing', '\u3164'],
    ['a blank of braille', '\u2800'],
    ['a mark without a letter', '\u0301'],
    ['an override of the order', 'invoice\u202efdp.exe'],
    ['an isolate', '\u2066Acme\u2069'],
    ['a mark of direction', 'Acme\u200f'],
    ['an Arabic letter mark', '\u061cAcme'],
    ['a line break', 'Acme\nLtd'],
    ['a carriage return', 'Acme\rLtd'],
    ['a line separator', 'Acme\u2028Ltd'],
    ['a tab', 'Acme\tLtd'],
    ['a bell', 'Acme\u0007'],
    ['a control of the second set', 'Acme\u0085Ltd'],
    ['a tag that cannot be seen', 'Acme\u{e0041}'],
  ])('has no %s', (_what, text) => expect(isHumanText(text)).toBe(false));

  it('may have several lines where it is a comment, and nothing else more', () => {
    expect(isHumanText('First.\nSecond.', 'several')).toBe(true);
    expect(isHumanText('First.\u2028Second.', 'several')).toBe(false);
    expect(isHumanText('First.\u202e\nSecond.', 'several')).toBe(false);
  });

  it('is kept composed, without white space around it, with one kind of line break', () => {
    expect(humanTextOf('  Zoe\u0308 \u00a0')).toBe('Zo\u00eb');
    expect(humanTextOf('One\r\nTwo\rThree\n')).toBe('One\nTwo\nThree');
  });

  it('stays what it is once it is kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const kept = humanTextOf(text);
        expect(humanTextOf(kept)).toBe(kept);
      }),
    );
  });

  it('can be made of any text', () => {
    const odd = fc.string({
      unit: fc.oneof(fc.constantFrom('\u200d', '\u200c', '\u202e', ' ', 'a'), fc.string({ unit: 'binary' })),
    });
    fc.assert(fc.property(odd, (text) => isHumanText(visibleTextOf(text))));
    expect(visibleTextOf('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
    expect(visibleTextOf('\u200b\u3164')).toBe('');
  });
});
