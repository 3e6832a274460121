import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanTable } from '../countries/ibanTable';
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

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHABETS: Readonly<Record<string, string>> = { n: DIGITS, a: LETTERS, c: DIGITS + LETTERS };

function accountsOf(structure: string) {
  const parts = [...structure.matchAll(/([nac])(\d+)/g)].map(([, kind = 'n', count]) => {
    const length = Number(count);
    const character = fc.constantFrom(...(ALPHABETS[kind] ?? ''));
    return fc.array(character, { minLength: length, maxLength: length }).map((characters) => characters.join(''));
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

const ibans = fc.constantFrom(...ibanTable.codes).chain((country) =>
  accountsOf(ibanTable.fieldsOf(country)[0] ?? '').map((account) => {
    const check = String(98 - remainder(`${account}${country}00`)).padStart(2, '0');
    return country + check + account;
  }),
);
const kindOf = (character: string): string => (DIGITS.includes(character) ? DIGITS : LETTERS);
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

  it('catches every digit taken for another, and every letter', () => {
    fc.assert(
      fc.property(ibans, fc.nat({ max: 40 }), fc.nat({ max: 25 }), (iban, at, choice) => {
        const index = 2 + (at % (iban.length - 2));
        const right = iban[index] ?? '';
        const kind = kindOf(right);
        const wrong = kind[choice % kind.length] ?? '';
        fc.pre(wrong !== right);
        expect(checkIban(iban.slice(0, index) + wrong + iban.slice(index + 1)).ok).toBe(false);
      }),
    );
  });

  it('catches two neighbouring digits the wrong way round, and two letters', () => {
    fc.assert(
      fc.property(ibans, fc.nat({ max: 40 }), (iban, at) => {
        const index = 4 + (at % (iban.length - 5));
        const [left = '', right = ''] = iban.slice(index, index + 2);
        fc.pre(left !== right && kindOf(left) === kindOf(right));
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
    ['GB82W3ST12345698765432', 'structure'],
    ['DE89O704004405320130O0', 'structure'],
    ['GB83WEST12345698765432', 'checksum'],
  ])('refuses %o for its %s', (text, reason) => {
    expect(checkIban(text)).toEqual(refused(reason));
  });

  it('tells the length that the country prescribes', () => {
    expect(checkIban('GB82WEST1234569876543')).toEqual({
      ok: false,
      reason: 'bankIdentifiers.iban.length',
      params: { country: 'GB', length: 22 },
    });
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

  it('is read from a copy with spaces that do not break, invisible characters and foreign digits', () => {
    const value = 'BH67BMAG00001299123456';
    expect(checkIban('BH67\u00a0BMAG\u200b00001299123456')).toEqual({ ok: true, value });
    expect(checkIban('\u202aBH٦٧ BMAG 0000 1299 1234 56\u202c')).toEqual({ ok: true, value });
    expect(formatIban('BH67\u00a0BMAG\u200b00001299123456')).toBe('BH67 BMAG 0000 1299 1234 56');
    expect(checkIban(`BH67\u202e${value.slice(4)}`).ok).toBe(false);
  });

  it('drops the word IBAN in front', () => {
    expect(checkIban('IBAN: GB82 WEST 1234 5698 7654 32')).toEqual({ ok: true, value: 'GB82WEST12345698765432' });
  });
});
