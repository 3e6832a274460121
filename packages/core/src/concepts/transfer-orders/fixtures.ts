import type { TransferOrderContract } from './contract';

/** The whole record of a transfer order, as an example. @source ours */
export const transferOrderFixture: TransferOrderContract['record'] = {
  id: '019cad4b-4797-7010-bd22-b697a5251875',
  fromAccountId: '01953c71-19c0-71dc-9ed5-e0f565e4af66',
  fromOwnerId: '0198a000-0000-7000-8000-000000000001',
  fromOwnerName: 'Meridian Payments',
  fromProductType: 10,
  toAccountId: '019affd0-9e10-7f9f-bbaa-dce5cf7b584c',
  toOwnerId: '019affd0-9e10-74ec-a5ce-c255cd80955f',
  toOwnerName: 'Tiền Giang Fruit Export JSC',
  toProductType: 12,
  amount: { amount: '2500.00', currency: 'USD' },
  reference: 'Working capital',
  outTransactionId: '019cad4b-4797-7011-9171-732306b1f709',
  inTransactionId: '019cad4b-4797-7012-8543-93dfc2fcca4a',
  createdBy: 'Fatima Haddad',
  createdAt: '2026-03-02T06:45:17.847Z',
};
