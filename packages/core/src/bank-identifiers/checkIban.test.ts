import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, ibanLength } from '../countries';
import { checkIban } from './checkIban';
import { formatIban } from './formatIban';

/** ISO 7064 by hand, digit after digit, so that the check under test has no part in making its examples. */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

const lettersAndDigits = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = COUNTRY_CODES.filter((code) => ibanLength(code) !== undefined);
const ibans = fc.constantFrom(...countries).chain((country) => {
  const length = (ibanLength(country) ?? 0) - 4;
  return fc.array(fc.constantFrom(...lettersAndDigits), { minLength: length, maxLength: length }).map((characters) => {
    const account = characters.join('');
    return country + String(98 - remainder(`${account}${country}00`)).padStart(2, '0') + account;
  });
});
const refused = (reason: string) => ({ ok: false, reason: `bankIdentifiers.iban.${reason}` });

describe('checkIban', () => {
  it('accepts every well-made IBAN, printed or not, in either case', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        expect(checkIban(iban)).toEqual({ ok: true, value: iban });
        expect(checkIban(formatIban(iban).toLowerCase())).toEqual({ ok: true, value: iban });
      }),
    );
  });

  it('catches every single wrong character behind the country', () => {
    const position = fc.nat({ max: 40 });
    fc.assert(
      fc.property(ibans, position, fc.constantFrom(...lettersAndDigits), (iban, at, other) => {
        const index = 2 + (at % (iban.length - 2));
        fc.pre(iban[index] !== other);
        expect(checkIban(iban.slice(0, index) + other + iban.slice(index + 1)).ok).toBe(false);
      }),
    );
  });

  it('catches two neighbouring digits the wrong way round', () => {
    fc.assert(
      fc.property(ibans, fc.nat({ max: 40 }), (iban, at) => {
        const index = 4 + (at % (iban.length - 5));
        const [left = '', right = ''] = iban.slice(index, index + 2);
        fc.pre(left !== right);
        expect(checkIban(iban.slice(0, index) + right + left + iban.slice(index + 2)).ok).toBe(false);
      }),
    );
  });

  it.each([
    ['', 'format'],
    ['GB', 'format'],
    ['12345678', 'format'],
    ['GB82WEST12345698765432!', 'format'],
    ['US82WEST12345698765432', 'country'],
    ['GB82WEST1234569876543', 'length'],
    ['GB83WEST12345698765432', 'checksum'],
  ])('refuses %o for its %s', (text, reason) => {
    expect(checkIban(text)).toEqual(refused(reason));
  });

  it.each([
    ['97', '00'],
    ['98', '01'],
    ['02', '99'],
  ])('accepts check digits %s but not %s, which are never issued though the remainder is the same', (issued, alias) => {
    const accounts = Array.from({ length: 200 }, (_, account) => String(account).padStart(18, '0'));
    const account = accounts.find((bban) => remainder(`${bban}DE${issued}`) === 1);
    expect(checkIban(`DE${issued}${account}`).ok).toBe(true);
    expect(remainder(`${account}DE${alias}`)).toBe(1);
    expect(checkIban(`DE${alias}${account}`)).toEqual(refused('checksum'));
  });

  it('must belong to the country of the bank', () => {
    const iban = 'GB82 WEST 1234 5698 7654 32';
    expect(checkIban(iban, 'GB').ok).toBe(true);
    expect(checkIban(iban, 'JE').ok).toBe(true);
    expect(checkIban(iban, 'DE')).toEqual(refused('otherCountry'));
  });

  it('drops the word IBAN in front', () => {
    expect(checkIban('IBAN: GB82 WEST 1234 5698 7654 32')).toEqual({ ok: true, value: 'GB82WEST12345698765432' });
  });
});
