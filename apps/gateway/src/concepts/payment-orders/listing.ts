import { type PaymentOrderContract, paymentOrders } from '@corridor/core';
import { anyOf, declareListing, exactId } from '../../platform/listing';
import {
  type OutgoingOfAccount,
  outgoingTable as o,
  outgoingConditions,
  outgoingRows,
  outgoingSorts as sorts,
} from '../orders';
import { toPaymentOrder } from './row';

/** How payment orders are found. */
export const paymentOrderListing = declareListing<PaymentOrderContract, OutgoingOfAccount>({
  ...outgoingRows,
  resource: paymentOrders,
  sorts: {
    createdAt: sorts.createdAt,
    amount: sorts.amount,
    beneficiaryName: sorts.destination,
    status: sorts.status,
  },
  conditions: (filter) => [
    ...outgoingConditions('payment-order', filter),
    exactId(o.destinationId, filter.beneficiaryId),
    anyOf(o.bankCountry, filter.bankCountry),
    anyOf(o.paymentMethod, filter.paymentMethod),
    anyOf(o.feeDirection, filter.feeDirection),
  ],
  toRow: (stored, { principal }) => toPaymentOrder(stored, principal),
});
