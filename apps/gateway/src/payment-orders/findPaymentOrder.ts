import type { OrderReason, PaymentOrderDetail } from '@corridor/core';
import type { Call } from '../call';
import { cancelOrder, findOrder, findOrderBy } from '../orders';
import { toPaymentDetail } from './row';

const KIND = 'payment-order';

/** A payment order. @throws Refusal when the caller's partner has none such */
export async function getPaymentOrder(call: Call, id: string): Promise<PaymentOrderDetail> {
  return toPaymentDetail(await findOrder(call, KIND, id), call.principal);
}

/** The payment order of a request. @throws Refusal when there is none, or more than one */
export async function getPaymentOrderBy(call: Call, { requestId }: { requestId: string }): Promise<PaymentOrderDetail> {
  return toPaymentDetail(await findOrderBy(call, KIND, requestId), call.principal);
}

/** Takes a payment order back. @throws Refusal when a bank has accepted it */
export async function cancelPaymentOrder(call: Call, id: string, { reason }: OrderReason): Promise<PaymentOrderDetail> {
  await cancelOrder(call, KIND, id, reason);
  return getPaymentOrder(call, id);
}
