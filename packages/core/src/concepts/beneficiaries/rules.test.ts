import { describe, expect, it } from 'vitest';
import { isKeyOfAnother } from './rules';

const cpf = (pixKey: string, own: string | undefined) => ({
  bank: { accountNumberType: 3, pixKeyType: 'cpf', pixKey } as const,
  payee: { cpf: own },
});

describe('isKeyOfAnother', () => {
  it('tells a tax number that is not the payee’s own, however it is written', () => {
    expect(isKeyOfAnother(cpf('119.123.456-84', '11912345684'))).toBe(false);
    expect(isKeyOfAnother(cpf('529.982.247-25', '11912345684'))).toBe(true);
  });

  it('tells a tax number of the other kind: a company’s key is not a person’s, nor the other way round', () => {
    const bank = { accountNumberType: 3, pixKeyType: 'cnpj', pixKey: '12.ABC.345/01DE-35' } as const;
    expect(isKeyOfAnother({ bank, payee: { cpf: '11912345684' } })).toBe(true);
    expect(isKeyOfAnother({ ...cpf('11912345684', undefined), payee: { cnpj: '12ABC34501DE35' } })).toBe(true);
    expect(isKeyOfAnother({ bank, payee: { cnpj: '12ABC34501DE35' } })).toBe(false);
  });

  it('says nothing of other kinds of keys, nor where one of the two is missing', () => {
    const bank = { accountNumberType: 3, pixKeyType: 'phone', pixKey: '+5511912345684' } as const;
    expect(isKeyOfAnother({ bank, payee: { cpf: '52998224725' } })).toBe(false);
    expect(isKeyOfAnother(cpf('52998224725', undefined))).toBe(false);
  });
});
