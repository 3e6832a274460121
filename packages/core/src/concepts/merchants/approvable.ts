import type { Approvable } from '../approvals';
import type { MerchantDetail } from './contract';

/** How a merchant that is approved or enabled can wait for approval: with its details and documents. */
export const merchantApproval: Approvable<MerchantDetail> = {
  kind: 'merchants',
  amountOf: () => null,
  summaryOf: ({ name }) => name,
  termsOf: ({ name, individual, corporation, documents }) => ({ name, individual, corporation, documents }),
  debitOf: () => null,
};
