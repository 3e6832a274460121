import {
  type BeneficiaryDraft,
  type PaymentExchange,
  type PaymentInvoice,
  type PaymentOrder,
  type PaymentOrderDetail,
  type PaymentPurpose,
  type PaymentQuote,
  toWireMoney,
} from '@corridor/core';
import type { Call, Principal } from '../../platform/call';
import { type StoredQuote, toQuote } from '../exchange-quotes';
import { exchangeOf, type OutgoingOfAccount, spentBy, timelineOf, toOutgoing } from '../orders';
import { type KeptArrival, toArrival } from './arrival';

/** What a payment order keeps that no list shows. */
export interface PaymentDetails {
  readonly beneficiary: BeneficiaryDraft;
  readonly purpose: PaymentPurpose | null;
  /** Absent from orders that were made without an estimate. */
  readonly arrival?: KeptArrival;
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
    fixedSide: order.fixedSide,
  };
}

/** The whole record of a stored payment order. */
export function toPaymentDetail(
  stored: OutgoingOfAccount,
  invoice: PaymentInvoice | null,
  { principal, language }: Pick<Call, 'principal' | 'language'>,
): PaymentOrderDetail {
  const { beneficiary, purpose, arrival } = asDetails(stored.order.details);
  return {
    ...toPaymentOrder(stored, principal),
    beneficiary,
    purpose,
    invoice,
    arrival: arrival ? toArrival(arrival, language) : null,
    exchange: toExchange(stored.order),
    refundTransactionId: stored.order.refundTransactionId,
    timeline: timelineOf(stored.order),
  };
}

function toExchange(order: OutgoingOfAccount['order']): PaymentExchange | null {
  const exchange = exchangeOf(order);
  if (!exchange) return null;
  const { quoteId, sell, fee, clientRate, midRate } = exchange;
  const [sold, bought] = [toWireMoney(sell), toWireMoney(spentBy(order))];
  return { quoteId, sell: sold, buy: bought, fee: toWireMoney(fee), clientRate, midRate };
}

/** The quote of a price as the wire has it. */
export function toPaymentQuote(stored: StoredQuote): PaymentQuote {
  const { id, sell, buy, fee, clientRate, midRate, createdAt, expiresAt } = toQuote(stored);
  return { quoteId: id, sell, buy, fee, clientRate, midRate, createdAt, expiresAt };
}

// Payment orders are written with these details only.
function asDetails(details: object): PaymentDetails {
  return details as PaymentDetails;
}
