import type { WithdrawalOrder, WithdrawalOrderDetail } from '@corridor/core';
import type { Principal } from '../../platform/call';
import { type OutgoingOfAccount, timelineOf, toOutgoing } from '../orders';

/** A stored withdrawal order as lists show it to a user. */
export function toWithdrawalOrder(stored: OutgoingOfAccount, principal: Principal): WithdrawalOrder {
  const { destinationId, destinationName, bankName, accountEnding } = stored.order;
  const bank = { withdrawalAccountId: destinationId, holderName: destinationName, bankName, accountEnding };
  return { ...toOutgoing(stored, principal), ...bank };
}

/** The whole record of a stored withdrawal order. */
export function toWithdrawalOrderDetail(stored: OutgoingOfAccount, principal: Principal): WithdrawalOrderDetail {
  const { refundTransactionId } = stored.order;
  return { ...toWithdrawalOrder(stored, principal), refundTransactionId, timeline: timelineOf(stored.order) };
}
