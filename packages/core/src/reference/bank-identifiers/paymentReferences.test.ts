import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatQrReference,
  isCreditorReference,
  isQrIban,
  isQrReference,
  looksLikeCreditorReference,
} from './paymentReferences';
import { looksLikePixCode, readPixCode } from './readPixCode';

describe('a QR-IBAN', () => {
  it.each([
    ['CH44 3199 9123 0008 8901 2', true],
    ['CH4430000123000889012', true],
    ['LI2130999000000000000', true],
    ['CH93 0076 2011 6238 5295 7', false],
    ['CH4432000123000889012', false],
    ['DE4430999123000889012', false],
  ])('%s: %s', (iban, is) => expect(isQrIban(iban)).toBe(is));
});

describe('a QR reference', () => {
  /** The published table, row by row, so that the rule under test has no part in making its examples. */
  const row = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const checkDigit = (digits: string) =>
    (10 - [...digits].reduce((carry, digit) => [...row.slice(carry), ...row.slice(0, carry)][Number(digit)] ?? 0, 0)) %
    10;
  const references = fc.stringMatching(/^[1-9]\d{25}$/).map((digits) => digits + String(checkDigit(digits)));

  it('is of 27 digits, printed or not, and shows every wrong digit', () => {
    fc.assert(
      fc.property(references, fc.nat({ max: 26 }), fc.integer({ min: 1, max: 9 }), (reference, at, by) => {
        expect(isQrReference(reference)).toBe(true);
        expect(isQrReference(formatQrReference(reference))).toBe(true);
        const wrong = (Number(reference[at]) + by) % 10;
        expect(isQrReference(reference.slice(0, at) + String(wrong) + reference.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('is printed as two digits and five groups of five', () => {
    expect(formatQrReference('210000000003139471430009017')).toBe('21 00000 00003 13947 14300 09017');
    for (const other of ['INV 17', '0'.repeat(27), '21000000000313947143000901'])
      expect(isQrReference(other)).toBe(false);
  });
});

describe('a creditor reference', () => {
  it.each([
    ['RF18 5390 0754 7034', true, true],
    ['RF18539007547034', true, true],
    ['rf18539007547034', true, true],
    ['RF18 5390 0754 7043', true, false],
    ['RF1 invoice', false, false],
    ['RF22 our invoice', false, false],
  ])('%s looks so: %s, is one: %s', (text, looks, is) => {
    expect([looksLikeCreditorReference(text), isCreditorReference(text)]).toEqual([looks, is]);
  });
});

const CODE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';

/** CRC-16/CCITT-FALSE by division of the whole bit string, another wording than that of the rule under test. */
function crc(text: string): string {
  const bits = [...new TextEncoder().encode(text), 0, 0].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let rest = [...bits].map(Number);
  rest = rest.map((bit, index) => (index < 16 ? bit ^ 1 : bit));
  for (let at = 0; at < rest.length - 16; at += 1) {
    if (rest[at] === 0) continue;
    for (const tap of [0, 4, 11, 16]) rest[at + tap] = (rest[at + tap] ?? 0) ^ 1;
  }
  return Number.parseInt(rest.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;
const codeOf = (account: string, country = 'BR') => {
  const body = `${field('00', '01')}${field('26', field('00', 'BR.GOV.BCB.PIX') + account)}52040000530398654041.50${field('58', country)}${field('59', 'Ana')}6304`;
  return body + crc(body);
};

describe('a PIX code', () => {
  it('gives its key and, as a hint, the name that the payee gave', () => {
    const read = { ok: true, key: '123e4567-e12b-12d1-a456-426655440000', type: 'random', name: 'Fulano de Tal' };
    expect(readPixCode(`${CODE}1D3D`)).toEqual(read);
    expect(readPixCode(` ${CODE}1d3d\u200b\n`)).toEqual(read);
    expect(readPixCode(CODE.replace('Fulano de', 'Fulano\u00a0de').concat('1D3D'))).toEqual(read);
  });

  it('is refused for its check digits', () => {
    const wrong = { ok: false, reason: 'bankIdentifiers.pixCode.checksum' };
    expect(readPixCode(`${CODE}1D3E`)).toEqual(wrong);
    expect(readPixCode(`${CODE.replace('Fulano', 'Fulana')}1D3D`)).toEqual(wrong);
  });

  it.each([
    ['ana@exemplo.com.br', 'email'],
    ['+5511912345678', 'phone'],
    ['11912345684', 'cpf'],
    ['12ABC34501DE35', 'cnpj'],
  ])('tells that %s is of the type %s', (key, type) => {
    expect(readPixCode(codeOf(field('01', key)))).toMatchObject({ ok: true, key, type });
  });

  it('is refused where it only leads to an address, has no key, or is of another country', () => {
    const dynamic = codeOf(field('25', 'pix.example.com/v2/9d36b84f'));
    expect(readPixCode(dynamic)).toEqual({ ok: false, reason: 'bankIdentifiers.pixCode.dynamic' });
    for (const other of [
      codeOf(''),
      codeOf(field('01', 'key')),
      codeOf(field('01', '11912345684'), 'CO'),
      '000201',
      CODE,
    ])
      expect(readPixCode(other)).toEqual({ ok: false, reason: 'bankIdentifiers.pixCode.format' });
  });

  it('is told from keys, and never thrown at', () => {
    expect(looksLikePixCode(`${CODE}1D3D`)).toBe(true);
    for (const key of ['00020126580', '11912345684', '']) expect(looksLikePixCode(key)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPixCode(`000201${text}`).ok).toBe(false);
      }),
    );
  });
});
