import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPasswordAllowed, isVerificationCode } from './rules';

describe('isPasswordAllowed', () => {
  it.each(['Abcdef1!', 'Zz9-Zz9-', 'aA0!@#$%^&*-'])('accepts %s', (password) => {
    expect(isPasswordAllowed(password)).toBe(true);
  });

  it.each(['Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcdef1! ', 'Abcdef1!~', 'Äbcdef1!', ''])(
    'refuses %j',
    (password) => {
      expect(isPasswordAllowed(password)).toBe(false);
    },
  );

  // @spec 5.password
  it('refuses every password with a character of another class', () => {
    const foreign = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((character) => !/[A-Za-z\d]/.test(character) && !'!@#$%^&*-'.includes(character));
    fc.assert(fc.property(foreign, (character) => !isPasswordAllowed(`Abcdef1!${character}`)));
  });
});

describe('isVerificationCode', () => {
  it('takes six digits and nothing else', () => {
    expect(isVerificationCode('012345')).toBe(true);
    for (const text of ['12345', '1234567', '12345a', '１２３４５６']) expect(isVerificationCode(text)).toBe(false);
  });
});
