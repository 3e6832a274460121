import type { WithdrawalOrderContract } from '@corridor/core';
import { exactId, type Listing } from '../listing';
import { type OutgoingOfAccount, outgoingTable as o, outgoingConditions, outgoingRows } from '../orders';
import { toWithdrawalOrder } from './row';

const { sorts, sortValueOf, ...rows } = outgoingRows;

/** How withdrawal orders are found. */
export const withdrawalOrderListing: Listing<WithdrawalOrderContract, OutgoingOfAccount> = {
  ...rows,
  sorts: { createdAt: sorts.createdAt, amount: sorts.amount, holderName: sorts.destination, status: sorts.status },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, caller) => [
    ...outgoingConditions('withdrawal-order', filter, caller),
    exactId(o.destinationId, filter.withdrawalAccountId),
  ],
  sortValueOf: (stored, field) => sortValueOf(stored, field === 'holderName' ? 'destination' : field),
  toRow:
    ({ principal }) =>
    (stored) =>
      toWithdrawalOrder(stored, principal),
};
