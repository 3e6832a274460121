import { describe, expect, it } from 'vitest';
import { isEmail } from './isEmail';

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ops@bücher.example'])('accepts %s', (text) => {
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
    'a\u202eb@c.co',
    'a\u200bb@c.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes several addresses where each is one', () => {
    expect(isEmail(['a@b.example', 'c@d.example'])).toBe(true);
    expect(isEmail(['a@b.example', 'c'])).toBe(false);
    expect(isEmail([])).toBe(true);
  });
});
