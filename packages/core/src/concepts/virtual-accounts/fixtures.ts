import type { VirtualAccountContract } from './contract';

/** The whole record of a virtual account, as an example. @source ours */
export const virtualAccountFixture: VirtualAccountContract['record'] = {
  id: '019b73be-25c0-7085-b655-dbb231452db9',
  productType: 12,
  ownerId: '018604ac-6f61-7069-a07f-f1c35252ee46',
  ownerName: 'Société Générale des Épices Saint-Rémy',
  shopId: null,
  nameType: null,
  holderName: 'Société Générale des Épices Saint-Rémy',
  label: null,
  currency: 'EUR',
  bankCountry: 'DE',
  bankName: 'Rheinbank',
  accountNumberType: 2,
  accountNumber: 'DE17999123006306721718',
  routingCodes: [
    {
      code: 'CRDRDET0',
      type: 'bic_swift',
    },
  ],
  status: 1,
  shopName: null,
  createdAt: '2025-12-31T09:30:00.000Z',
  allowedActions: ['update', 'disable'],
};
