import type { Approvable } from '../approvals';
import type { PaymentOrderDetail } from './contract';

/** How making a payment can wait for approval: by its amount, and under its beneficiary's name. @source ours */
export const paymentApproval: Approvable<PaymentOrderDetail> = {
  kind: 'payments',
  amountOf: ({ amount }) => amount,
  summaryOf: ({ beneficiaryName }) => beneficiaryName,
  termsOf: ({ beneficiary, amount, debited, received }) => ({ beneficiary, amount, debited, received }),
  debitOf: ({ accountId, ownerId, debited }) => ({ accountId, ownerId, amount: debited }),
};
