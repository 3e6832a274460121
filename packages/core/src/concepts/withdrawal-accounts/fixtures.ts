import type { WithdrawalAccountContract } from './contract';

/** The whole record of a withdrawal account, as an example. @source ours */
export const withdrawalAccountFixture: WithdrawalAccountContract['record'] = {
  id: '01953224-61c0-77f0-b185-f54e056773ba',
  productType: 12,
  ownerId: '018e1b11-7494-73d2-babd-5e7312a49256',
  ownerName: 'Bergström Möbel AB',
  currency: 'EUR',
  bankCountry: 'DE',
  bankName: 'Rheinbank',
  holderName: 'Bergström Möbel AB',
  accountNumberType: 2,
  accountEnding: '4854',
  routingCodeType: null,
  routingCode: null,
  status: 1,
  rejectionReasons: [],
  reason: null,
  createdAt: '2025-02-23T09:30:00.000Z',
  verifiedAt: '2025-02-24T09:30:00.000Z',
  allowedActions: ['disable'],
  accountNumber: 'DE13957363878459934854',
  pixKeyType: null,
  timeline: [
    {
      id: '01953759-0d40-7000-8000-a1d2c3b4e5f6',
      action: 'verify',
      at: '2025-02-24T09:30:00.000Z',
      actor: 'Amara Okafor',
      rejectionReasons: [],
      reason: null,
    },
    {
      id: '01953232-d600-7000-8000-b1d2c3b4e5f6',
      action: 'create',
      at: '2025-02-23T09:30:00.000Z',
      actor: 'Fatima Haddad',
      rejectionReasons: [],
      reason: null,
    },
  ],
};
