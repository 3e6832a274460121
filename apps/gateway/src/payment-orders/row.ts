import type { BeneficiaryDraft, PaymentOrder, PaymentOrderDetail, PaymentPurpose } from '@corridor/core';
import type { Principal } from '../call';
import { type OutgoingOfAccount, timelineOf, toOutgoing } from '../orders';

/** What a payment order keeps that no list shows. */
export interface PaymentDetails {
  readonly beneficiary: BeneficiaryDraft;
  readonly purpose: PaymentPurpose | null;
}

/** A stored payment order as lists show it to a user. */
export function toPaymentOrder(stored: OutgoingOfAccount, principal: Principal): PaymentOrder {
  const { order } = stored;
  return {
    ...toOutgoing(stored, principal),
    beneficiaryId: order.destinationId,
    beneficiaryName: order.destinationName,
    accountEnding: order.accountEnding,
    bankCountry: order.bankCountry,
    paymentMethod: order.paymentMethod,
    feeDirection: order.feeDirection,
    reference: order.reference,
  };
}

/** The whole record of a stored payment order. */
export function toPaymentDetail(stored: OutgoingOfAccount, principal: Principal): PaymentOrderDetail {
  const { beneficiary, purpose } = asDetails(stored.order.details);
  return {
    ...toPaymentOrder(stored, principal),
    beneficiary,
    purpose,
    refundTransactionId: stored.order.refundTransactionId,
    timeline: timelineOf(stored.order),
  };
}

// Payment orders are written with these details only.
function asDetails(details: object): PaymentDetails {
  return details as PaymentDetails;
}
