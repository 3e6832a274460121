import type { Money, TransactionSource } from '@corridor/core';
import { hold } from '../../ledger';
import type { Transaction } from '../../platform/database';
import type { StoredAccount } from '../accounts';

/** Which order books something, and when. */
export interface OrderMoment {
  readonly kind: TransactionSource;
  readonly orderId: string;
  readonly at: Date;
}

/** The ledger's request of a step: once per order and step, whoever takes it. */
export function stepOf(
  { kind, orderId, at }: OrderMoment,
  step: string,
  { partnerId }: Pick<StoredAccount, 'partnerId'>,
) {
  return { partnerId, requestId: `${kind}:${orderId}:${step}`, kind, at, meta: { order: orderId } };
}

/** Sets an order's money aside on its account and gives the hold. @throws LedgerRefusal `insufficient-funds` */
export async function reserve(
  tx: Transaction,
  account: StoredAccount,
  amount: Money,
  order: OrderMoment,
): Promise<string> {
  const { holdId } = await hold(tx, { ...stepOf(order, 'reserve', account), accountId: account.availableId, amount });
  return holdId;
}
