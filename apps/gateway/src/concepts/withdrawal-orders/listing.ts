import { type WithdrawalOrderContract, withdrawalOrders } from '@corridor/core';
import { declareListing, exactId } from '../../platform/listing';
import {
  type OutgoingOfAccount,
  outgoingTable as o,
  outgoingConditions,
  outgoingRows,
  outgoingSorts as sorts,
} from '../orders';
import { toWithdrawalOrder } from './row';

/** How withdrawal orders are found. */
export const withdrawalOrderListing = declareListing<WithdrawalOrderContract, OutgoingOfAccount>({
  ...outgoingRows,
  resource: withdrawalOrders,
  sorts: { createdAt: sorts.createdAt, amount: sorts.amount, holderName: sorts.destination, status: sorts.status },
  conditions: (filter) => [
    ...outgoingConditions('withdrawal-order', filter),
    exactId(o.destinationId, filter.withdrawalAccountId),
  ],
  toRow: (stored, { principal }) => toWithdrawalOrder(stored, principal),
});
