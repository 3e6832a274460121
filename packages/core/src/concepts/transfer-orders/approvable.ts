import type { Approvable } from '../approvals';
import type { TransferOrder } from './contract';

/** How making a transfer can wait for approval: by its amount, and under the name of who gets it. @source ours */
export const transferApproval: Approvable<TransferOrder> = {
  kind: 'transfers',
  amountOf: ({ amount }) => amount,
  summaryOf: ({ toOwnerName }) => toOwnerName,
  termsOf: ({ fromOwnerId, toOwnerId, amount }) => ({ fromOwnerId, toOwnerId, amount }),
  debitOf: ({ fromAccountId, fromOwnerId, amount }) => ({ accountId: fromAccountId, ownerId: fromOwnerId, amount }),
};
