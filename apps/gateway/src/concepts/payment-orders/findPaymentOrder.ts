import type { OrderReason, PaymentOrderDetail } from '@corridor/core';
import type { Call } from '../../platform/call';
import { cancelOrder, findOrder, findOrderBy, type OutgoingOfAccount } from '../orders';
import { invoiceOf } from './invoices';
import { toPaymentDetail } from './row';

const KIND = 'payment-order';

/** A payment order. @throws Refusal when the caller's partner has none such */
export async function getPaymentOrder(call: Call, id: string): Promise<PaymentOrderDetail> {
  return detailOf(call, await findOrder(call, KIND, id));
}

/** The payment order of a request. @throws Refusal when there is none, or more than one */
export async function getPaymentOrderBy(call: Call, { requestId }: { requestId: string }): Promise<PaymentOrderDetail> {
  return detailOf(call, await findOrderBy(call, KIND, requestId));
}

/** Takes a payment order back. @throws Refusal when a bank has accepted it */
export async function cancelPaymentOrder(call: Call, id: string, { reason }: OrderReason): Promise<PaymentOrderDetail> {
  return detailOf(call, await cancelOrder(call, KIND, id, reason));
}

async function detailOf(call: Call, found: OutgoingOfAccount): Promise<PaymentOrderDetail> {
  return toPaymentDetail(found, await invoiceOf(call.tx, found.order.invoiceId), call);
}
