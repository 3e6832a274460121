import type { OrderReason, WithdrawalOrderDetail } from '@corridor/core';
import type { Call } from '../../platform/call';
import { cancelOrder, findOrder, findOrderBy } from '../orders';
import { toWithdrawalOrderDetail } from './row';

const KIND = 'withdrawal-order';

/** A withdrawal order. @throws Refusal when the caller's partner has none such */
export async function getWithdrawalOrder(call: Call, id: string): Promise<WithdrawalOrderDetail> {
  return toWithdrawalOrderDetail(await findOrder(call, KIND, id), call.principal);
}

/** The withdrawal order of a request. @throws Refusal when there is none, or more than one */
export async function getWithdrawalOrderBy(
  call: Call,
  { requestId }: { requestId: string },
): Promise<WithdrawalOrderDetail> {
  return toWithdrawalOrderDetail(await findOrderBy(call, KIND, requestId), call.principal);
}

/** Takes a withdrawal order back. @throws Refusal when a bank has accepted it */
export async function cancelWithdrawalOrder(
  call: Call,
  id: string,
  { reason }: OrderReason,
): Promise<WithdrawalOrderDetail> {
  return toWithdrawalOrderDetail(await cancelOrder(call, KIND, id, reason), call.principal);
}
