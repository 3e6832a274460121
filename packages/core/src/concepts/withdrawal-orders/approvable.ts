import type { Approvable } from '../approvals';
import type { WithdrawalOrderDetail } from './contract';

/** How making a withdrawal can wait for approval: by its amount, and under its account's holder. @source ours */
export const withdrawalApproval: Approvable<WithdrawalOrderDetail> = {
  kind: 'withdrawals',
  amountOf: ({ amount }) => amount,
  summaryOf: ({ holderName }) => holderName,
  termsOf: ({ holderName, bankName, accountEnding, debited, received }) => ({
    holderName,
    bankName,
    accountEnding,
    debited,
    received,
  }),
  debitOf: ({ accountId, ownerId, debited }) => ({ accountId, ownerId, amount: debited }),
};
