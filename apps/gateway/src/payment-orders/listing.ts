import type { PaymentOrderContract } from '@corridor/core';
import { anyOf, exactId, type Listing } from '../listing';
import { type OutgoingOfAccount, outgoingTable as o, outgoingConditions, outgoingRows } from '../orders';
import { toPaymentOrder } from './row';

const { sorts, sortValueOf, ...rows } = outgoingRows;

/** How payment orders are found. */
export const paymentOrderListing: Listing<PaymentOrderContract, OutgoingOfAccount> = {
  ...rows,
  sorts: {
    createdAt: sorts.createdAt,
    amount: sorts.amount,
    beneficiaryName: sorts.destination,
    status: sorts.status,
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, caller) => [
    ...outgoingConditions('payment-order', filter, caller),
    exactId(o.destinationId, filter.beneficiaryId),
    anyOf(o.bankCountry, filter.bankCountry),
    anyOf(o.paymentMethod, filter.paymentMethod),
    anyOf(o.feeDirection, filter.feeDirection),
  ],
  sortValueOf: (stored, field) => sortValueOf(stored, field === 'beneficiaryName' ? 'destination' : field),
  toRow:
    ({ principal }) =>
    (stored) =>
      toPaymentOrder(stored, principal),
};
