import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { brazilian, overSwift } from './testing/sampleBeneficiaries';

const PAGE = { page: 1, size: 10 };

describe.each(DATABASES)('identifiers of beneficiaries on the %s database', (_name, open) => {
  let client: GatewayClient;

  beforeAll(async () => {
    client = await (await newPartner(await (await open()).open())).as('operator');
  });

  it('are taken as they are pasted, and found however they are typed', async () => {
    const bahraini = {
      ...overSwift,
      bankCountry: 'BH',
      currency: 'BHD',
      bank: {
        name: 'BMAG',
        city: 'Manama',
        accountNumberType: 2,
        iban: 'BH67\u00a0BMAG\u200b00001299123456',
        routingCodes: { bic_swift: 'BMAGBHBM' },
      },
    } as const;
    const made = await client.beneficiaries.create(bahraini);
    expect(made).toMatchObject({ bank: { iban: 'BH67BMAG00001299123456' }, referenceKind: 'creditor' });
    const code =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
    const byCode = (check: string, type: 'random' | 'cpf' = 'random') => ({
      ...brazilian,
      bank: { accountNumberType: 3 as const, pixKeyType: type, pixKey: code + check },
    });
    const paid = await client.beneficiaries.create(byCode('1D3D'));
    expect(paid.bank.pixKey).toBe('123e4567-e12b-12d1-a456-426655440000');
    const wrong = [byCode('1D3E'), byCode('1D3D', 'cpf')].map((one) => refusalOf(client.beneficiaries.create(one)));
    expect((await Promise.all(wrong)).map(({ fields }) => fields)).toEqual([
      [{ path: 'bank.pixKey', reason: 'bankIdentifiers.pixCode.checksum' }],
      [{ path: 'bank.pixKey', reason: 'bankIdentifiers.pixCode.otherType' }],
    ]);
    const phone = { accountNumberType: 3, pixKeyType: 'phone', pixKey: '+55 11 ٩١٢٣٤-5678' } as const;
    const byPhone = await client.beneficiaries.create({ ...brazilian, bank: phone });
    for (const [search, id] of [
      ['bh67 bmag 0000 1299 1234 56', made.id],
      ['BH67\u00a0BMAG\u200b٠٠٠٠1299123456', made.id],
      ['123E4567-e12b-12d1-a456-426655440000', paid.id],
      ['\u202d+55 (11) 91234 5678\u202c', byPhone.id],
      ['sakura ٣٤٥٦', made.id],
    ] as const) {
      const { items } = await client.beneficiaries.page({ ...PAGE, filter: { search } });
      expect(
        items.map((one) => one.id),
        search,
      ).toEqual([id]);
    }
  });
});
