import type { Approvable } from '../approvals';
import type { WithdrawalAccountDetail } from './contract';

/** How a withdrawal account that is opened to withdrawals can wait for approval. */
export const withdrawalAccountApproval: Approvable<WithdrawalAccountDetail> = {
  kind: 'withdrawalAccounts',
  amountOf: () => null,
  summaryOf: ({ holderName }) => holderName,
  termsOf: ({ ownerId, currency, bankCountry, bankName, holderName, accountNumber, routingCode }) => ({
    ownerId,
    currency,
    bankCountry,
    bankName,
    holderName,
    accountNumber,
    routingCode,
  }),
  debitOf: () => null,
};
