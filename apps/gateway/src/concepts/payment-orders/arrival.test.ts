import type { BeneficiaryInput } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { openSandbox } from '../../testing/sandbox';
import { eur, PAYEE } from './testing/payee';

const THANKSGIVING_EVE = Date.parse('2032-11-24T10:00:00.000Z');
const AMERICAN: BeneficiaryInput = {
  bankCountry: 'US',
  currency: 'EUR',
  paymentMethod: 'swift',
  payeeType: 1,
  feeDirection: 'shared',
  bank: {
    name: 'Harbor Bank',
    city: 'New York',
    accountNumber: '000123456789',
    routingCodes: { bic_swift: 'CHASUS33' },
  },
  payee: {
    companyName: 'Harbor Goods Inc',
    address: { country: 'US', line1: '1 Pier', city: 'Boston', state: 'MA', postalCode: '02110' },
  },
};

describe.each(DATABASES)('the arrival of a payment on the %s database', (_name, open) => {
  it('names the bank holiday of the destination, and is kept as it was promised', async () => {
    const testGateway = await (await open()).open({ sandbox: true });
    testGateway.clock.advance(THANKSGIVING_EVE - testGateway.clock.now().getTime());
    const partner = await newPartner(testGateway);
    const finance = await partner.as('finance');
    await (await openSandbox(testGateway, partner)).deposit(partner.merchants[0], '500.00', 'EUR');
    const [near, far] = [await finance.beneficiaries.create(PAYEE), await finance.beneficiaries.create(AMERICAN)];
    const asked = { ownerId: partner.merchants[0], amount: eur('100.00'), reference: 'Invoice 17' };
    const price = await finance.paymentOrders.call('price', { beneficiaryId: near.id, amount: eur('100.00') });
    expect(price.arrival).toEqual({
      arrivesOn: '2032-11-25',
      sentOn: '2032-11-24',
      cutOffAt: '2032-11-24T17:00:00.000Z',
      delays: [],
    });
    const { id, arrival } = await finance.paymentOrders.create({ ...asked, beneficiaryId: far.id });
    expect(arrival).toMatchObject({
      arrivesOn: '2032-11-29',
      cutOffAt: '2032-11-24T15:00:00.000Z',
      delays: [
        { date: '2032-11-25', kind: 'holiday', name: 'Thanksgiving Day' },
        { date: '2032-11-27', kind: 'weekend', name: null },
        { date: '2032-11-28', kind: 'weekend', name: null },
      ],
    });
    testGateway.clock.advance(90 * 86_400_000);
    expect((await (await partner.as('viewer')).paymentOrders.get(id)).arrival).toEqual(arrival);
    const inChinese = (await (await partner.as('viewer', 'zh')).paymentOrders.get(id)).arrival;
    expect(inChinese?.delays[0]?.name).toMatch(/\p{Script=Han}|Thanksgiving/u);
  });
});
