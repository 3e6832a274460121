import type { GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from './testing/payee';

const QR = '210000000003139471430009017';

describe.each(DATABASES)('references of payments on the %s database', (_name, open) => {
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    partner = await newPartner(testGateway);
    client = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '10000.00', 'EUR');
  });

  const payee = (iban: string, bankCountry: 'CH' | 'DE' = 'CH') =>
    client.beneficiaries.create({ ...PAYEE, bankCountry, bank: { iban }, allowDuplicate: true });
  const pay = (beneficiaryId: string, reference: string) =>
    client.paymentOrders.create({ ownerId: partner.merchants[0], beneficiaryId, amount: eur('10.00'), reference });
  const reasonOf = async (order: Promise<unknown>) => (await refusalOf(order)).fields;

  it('are those of QR-bills for accounts that need them, and for no others', async () => {
    const qr = await payee('CH44 3199 9123 0008 8901 2');
    const plain = await payee('CH93 0076 2011 6238 5295 7');
    expect([qr.referenceKind, plain.referenceKind]).toEqual(['qr', 'creditor']);
    const at = (reason: string) => [expect.objectContaining({ path: 'reference', reason: `refusals.${reason}` })];
    expect(await reasonOf(pay(qr.id, 'INV 17'))).toEqual(at('referenceQr'));
    expect(await reasonOf(pay(plain.id, QR))).toEqual(at('referenceNotQr'));
    expect(await reasonOf(pay(plain.id, 'RF18 5390 0754 7043'))).toEqual(at('referenceCreditor'));
    const order = await pay(qr.id, '21\u00a000000 00003 13947 14300 09017');
    expect(order.reference).toBe(QR);
    const { items } = await client.paymentOrders.page({
      page: 1,
      size: 10,
      filter: { search: '21 00000 00003 13947 14300 09017' },
    });
    expect(items.map(({ id }) => id)).toEqual([order.id]);
  });

  it('are read as they were typed, and begin no line as SWIFT ends one', async () => {
    const german = await payee('DE89370400440532013000', 'DE');
    expect((await pay(german.id, '\u200bINV\u00a0١٧')).reference).toBe('INV 17');
    expect((await pay(german.id, 'rf18 5390 0754 7034')).reference).toBe('RF18539007547034');
    const swift = await client.beneficiaries.create({
      ...PAYEE,
      paymentMethod: 'swift',
      bank: {
        name: 'Rheinbank',
        city: 'Köln',
        accountNumberType: 2,
        iban: 'DE89370400440532013000',
        routingCodes: { bic_swift: 'DEUTDEFF' },
      },
      payee: { ...PAYEE.payee, address: { country: 'DE', line1: 'Hafen 1', city: 'Köln', postalCode: '50667' } },
      feeDirection: 'shared',
      allowDuplicate: true,
    });
    for (const reference of [':20:OTHER', '-late fee', '\u200b :20:OTHER'])
      expect(await reasonOf(pay(swift.id, reference)), reference).toMatchObject([
        { reason: 'refusals.referenceStart' },
      ]);
  });
});
