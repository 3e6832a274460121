import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCnpj } from './checkCnpj';
import { checkCpf } from './checkCpf';
import { checkPixKey } from './checkPixKey';

/** The check digit by the other published wording: ten times the sum modulo eleven, ten counting as zero. */
function withDigit(characters: string): string {
  const highest = characters.length > 11 ? 9 : 12;
  let weight = 2;
  let sum = 0;
  for (const character of [...characters].toReversed()) {
    sum += (character.charCodeAt(0) - '0'.charCodeAt(0)) * weight;
    weight = weight === highest ? 2 : weight + 1;
  }
  return characters + String(((10 * sum) % 11) % 10);
}

const cpfs = fc
  .stringMatching(/^\d{9}$/)
  .filter((text) => new Set(text).size > 1)
  .map((text) => withDigit(withDigit(text)));
const cnpjs = fc
  .stringMatching(/^[A-Z0-9]{12}$/)
  .filter((text) => new Set(text).size > 1)
  .map((text) => withDigit(withDigit(text)));

describe.each([
  { name: 'CPF', check: checkCpf, valid: cpfs, key: 'cpf' },
  { name: 'CNPJ', check: checkCnpj, valid: cnpjs, key: 'cnpj' },
] as const)('$name', ({ check, valid, key }) => {
  it('is accepted when well made, punctuated or not', () => {
    fc.assert(
      fc.property(valid, (text) => {
        expect(check(text)).toEqual({ ok: true, value: text });
        const printed = `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, -2)}-${text.slice(-2)}`;
        expect(check(printed.toLowerCase())).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('shows a wrong check digit', () => {
    fc.assert(
      fc.property(valid, fc.constantFrom(1, 2), fc.integer({ min: 1, max: 9 }), (text, fromEnd, change) => {
        const index = text.length - fromEnd;
        const other = String((Number(text[index]) + change) % 10);
        const wrong = text.slice(0, index) + other + text.slice(index + 1);
        expect(check(wrong)).toEqual({ ok: false, reason: `bankIdentifiers.${key}.checksum` });
      }),
    );
  });

  it.each(['', '1', '11111111111', '00000000000000', '11111111111111', 'ABCDEFGHIJKLMN'])('refuses %o', (text) => {
    expect(check(text)).toEqual({ ok: false, reason: `bankIdentifiers.${key}.format` });
  });
});

describe('CNPJ with letters', () => {
  it('counts a letter by its ASCII code less 48', () => {
    expect(checkCnpj('12.ABC.345/01DE-35')).toEqual({ ok: true, value: '12ABC34501DE35' });
    expect(checkCnpj('12.ABC.345/01DE-36').ok).toBe(false);
  });
});

describe('checkPixKey', () => {
  it('leaves it to the operator what a number is', () => {
    expect(checkPixKey('11912345684', 'cpf')).toEqual({ ok: true, value: '11912345684' });
    expect(checkPixKey('11912345684', 'phone')).toEqual({ ok: true, value: '+5511912345684' });
  });

  it.each([
    ['phone', '(11) 91234-5678', '+5511912345678'],
    ['phone', '+55 11 91234 5678', '+5511912345678'],
    ['phone', '551133334444', '+551133334444'],
    ['phone', '\u202d+55\u00a011 ٩١٢٣٤-5678\u202c', '+5511912345678'],
    ['random', '123e4567-e89b-12d3-a456-426614174000\u200b', '123e4567-e89b-12d3-a456-426614174000'],
    ['email', 'ana@xn--e1afmkfd.xn--p1ai', 'ana@пример.рф'],
    ['email', ' Ana.Silva@Exemplo.com.br ', 'ana.silva@exemplo.com.br'],
    ['email', `${'a'.repeat(62)}@exemplo.com.br`, `${'a'.repeat(62)}@exemplo.com.br`],
    ['random', '123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  ] as const)('writes the %s %s as the directory does', (type, text, value) => {
    expect(checkPixKey(text, type)).toEqual({ ok: true, value });
  });

  it.each([
    ['phone', '+1 212 555 0100'],
    ['phone', '01912345678'],
    ['phone', '1191234567a'],
    ['phone', '123'],
    ['email', 'ana@'],
    ['email', `${'a'.repeat(63)}@exemplo.com.br`],
    ['random', '123e4567e89b12d3a456426614174000'],
    ['random', ''],
  ] as const)('refuses the %s %o', (type, text) => {
    expect(checkPixKey(text, type)).toEqual({ ok: false, reason: `bankIdentifiers.pixKey.${type}` });
  });

  it('reads a whole code as its key, of the type that was named alone', () => {
    const code =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    const reason = (check: ReturnType<typeof checkPixKey>) => !check.ok && check.reason;
    expect(checkPixKey(code, 'random')).toEqual({ ok: true, value: '123e4567-e12b-12d1-a456-426655440000' });
    expect(reason(checkPixKey(code, 'cpf'))).toBe('bankIdentifiers.pixCode.otherType');
    expect(reason(checkPixKey(code.replace(/D$/, 'E'), 'random'))).toBe('bankIdentifiers.pixCode.checksum');
  });

  it('checks tax numbers as such', () => {
    expect(checkPixKey('11912345685', 'cpf')).toEqual({ ok: false, reason: 'bankIdentifiers.cpf.checksum' });
    expect(checkPixKey('12ABC34501DE35', 'cnpj').ok).toBe(true);
  });
});
