import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiEmail, canonicalEmail, isEmail } from './email';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    'ops@bücher.example',
    'ops@пример.рф',
    'ops@xn--e1afmkfd.xn--p1ai',
    'ops@डाटामेल.भारत',
    'ops@例え.テスト',
    'ops@شركة.السعودية',
    ' a@b.co\u200b',
  ])('accepts %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.co',
    'a@b..co',
    'a@-b.co',
    'a@b.co/path',
    'a@b.co:25',
    'a@1.2.3.4',
    'a@xn--.co',
    'a\u202eb@c.co',
    'a\u200bb@c.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  // @spec 5.email
  it('takes several addresses where each is one', () => {
    expect(isEmail(['a@b.example', 'c@d.example'])).toBe(true);
    expect(isEmail(['a@b.example', 'c'])).toBe(false);
    expect(isEmail([])).toBe(true);
  });
});

describe('the two forms of a domain', () => {
  it.each([
    ['ops@xn--e1afmkfd.xn--p1ai', 'ops@пример.рф'],
    ['Ops@ПРИМЕР.РФ', 'Ops@пример.рф'],
    ['ops@пример。рф', 'ops@пример.рф'],
    ['ops@XN--BCHER-KVA.example', 'ops@bücher.example'],
    ['ops@BU\u0308CHER.Example', 'ops@bücher.example'],
    ['ops@faß.example', 'ops@faß.example'],
    ['\u202aops@Example.com\u202c', 'ops@example.com'],
    ['no address', 'no address'],
  ])('of %s are kept as %s', (typed, kept) => expect(canonicalEmail(typed)).toBe(kept));

  it('are one address, and SMTP is given the one in ASCII', () => {
    const label = fc.string({ unit: fc.constantFrom(...'aZ9ёЖüßéक中例ا日한'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(label, label, (host, zone) => {
        const ascii = domainToASCII(`${host}.${zone}x`);
        fc.pre(ascii !== '' && isEmail(`a@${ascii}`));
        const kept = canonicalEmail(`a@${host}.${zone}x`);
        expect(canonicalEmail(`a@${ascii}`)).toBe(kept);
        expect(canonicalEmail(kept)).toBe(kept);
        expect(asciiEmail(kept)).toBe(`a@${ascii}`);
      }),
    );
    expect(asciiEmail('ops@пример.рф')).toBe('ops@xn--e1afmkfd.xn--p1ai');
  });
});
