import { add, readWireMoney, toWireMoney, type WireMoney } from '../../money';
import type { AccountTransaction } from './contract';
import { type TransactionStatus, transactionStatus, transactionType } from './enums';

/** Where a transaction may go from each status, which the gateway enforces: a waiting one is booked or dropped, a booked one is reversed or refunded. @source ours */
export const TRANSACTION_TRANSITIONS: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  1: [3, 10],
  2: [],
  3: [],
  4: [1, 8],
  5: [],
  6: [],
  7: [],
  8: [],
  10: [],
  11: [1, 5, 7],
};

/** Returns true if a transaction may go from one status to another. */
export function canMoveTransaction(from: TransactionStatus, to: TransactionStatus): boolean {
  return TRANSACTION_TRANSITIONS[from].includes(to);
}

/** Returns true if a transaction's money has moved: whatever was only announced, or came to nothing, has no entry in the books. */
export function isBooked(status: TransactionStatus): boolean {
  return status === 1 || status === 2 || status === 3 || status === 10;
}

/** What a transaction that waits will take or bring. @source ours */
export interface WaitingMoney {
  /** Set aside until it is booked, or expected. */
  readonly kind: 'held' | 'awaited';
  readonly amount: WireMoney;
}

/** The money of a transaction that waits: what it takes with its fee, or what it will bring; null once it is booked or came to nothing. @source ours */
export function waitingMoney({
  status,
  type,
  billingAmount,
  billingFee,
}: Pick<AccountTransaction, 'status' | 'type' | 'billingAmount' | 'billingFee'>): WaitingMoney | null {
  if (status !== transactionStatus.code.pending) return null;
  const { payment, withdrawal, exchangeOut } = transactionType.code;
  const takes = type === payment || type === withdrawal || type === exchangeOut;
  if (!takes) return { kind: 'awaited', amount: billingAmount };
  const [amount, fee] = [readWireMoney(billingAmount), readWireMoney(billingFee)];
  return { kind: 'held', amount: amount && fee ? toWireMoney(add(amount, fee)) : billingAmount };
}
