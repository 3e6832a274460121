import {
  type AccountTransactionType,
  isBooked,
  type Money,
  type TransactionComponent,
  type TransactionSource,
  type TransactionStatus,
} from '@corridor/core';
import type { Receipt } from '../../ledger';
import { newId, type Transaction } from '../../platform/database';
import type { StoredAccount } from '../accounts';
import { transactionTable } from './table';

/** A transaction to write down, in the account's currency. */
export interface NewTransaction {
  readonly id?: string;
  readonly account: StoredAccount;
  readonly component?: TransactionComponent;
  readonly type: AccountTransactionType;
  readonly status: TransactionStatus;
  /** Never negative. */
  readonly amount: Money;
  readonly fee?: Money;
  /** The posting that booked it; absent while it waits or when it came to nothing. */
  readonly receipt?: Receipt;
  /** The amount as the other side sees it; the billing amount unless told. */
  readonly transactionAmount?: Money;
  readonly conversionRate?: string;
  readonly relatedId?: string;
  readonly source?: { readonly kind: TransactionSource; readonly id: string };
  readonly cardId?: string;
  readonly country?: string | null;
  readonly merchantInfo?: string | null;
  readonly counterpartyAccount?: string | null;
  readonly counterpartyName?: string | null;
  readonly reference?: string | null;
  readonly at: Date;
}

/** Writes transactions down as their postings booked them, and gives their ids. */
export async function recordTransactions(tx: Transaction, news: readonly NewTransaction[]): Promise<string[]> {
  const rows = news.map((transaction) => toStored(tx, transaction));
  if (rows.length > 0) await tx.insert(transactionTable).values(rows);
  return rows.map(({ id }) => id);
}

/** A transaction as its row. */
function toStored(tx: Transaction, transaction: NewTransaction): typeof transactionTable.$inferInsert & { id: string } {
  requirePosting(transaction);
  const { account, component = 'available', amount, fee, at, transactionAmount = amount, source } = transaction;
  return {
    id: transaction.id ?? newId(tx, at),
    partnerId: account.partnerId,
    accountId: account.id,
    productType: account.productType,
    ownerId: account.ownerId,
    component,
    type: String(transaction.type),
    status: transaction.status,
    currency: account.currency,
    billingAmount: amount.minor,
    billingFee: fee?.minor ?? 0n,
    ...booked(component === 'available' ? account.availableId : account.pendingId, transaction),
    transactionCurrency: transactionAmount.currency,
    transactionAmount: transactionAmount.minor,
    conversionRate: transaction.conversionRate ?? null,
    relatedId: transaction.relatedId ?? null,
    country: transaction.country ?? null,
    merchantInfo: transaction.merchantInfo ?? null,
    counterpartyAccount: transaction.counterpartyAccount ?? null,
    counterpartyName: transaction.counterpartyName ?? null,
    reference: transaction.reference ?? null,
    sourceKind: source?.kind ?? null,
    sourceId: source?.id ?? null,
    cardId: transaction.cardId ?? null,
    createdAt: at,
  };
}

// What is booked has a posting, and nothing else has: a status never says more than the books.
function requirePosting({ status, receipt }: NewTransaction): void {
  if (isBooked(status) !== (receipt !== undefined)) {
    throw new Error(`a transaction with the status ${status} is told ${receipt ? 'with' : 'without'} a posting`);
  }
}

/** What a posting did to an account, in the columns of a transaction. @throws Error when it did nothing to it */
export function booked(accountId: string, { receipt, at }: Pick<NewTransaction, 'receipt' | 'at'>) {
  if (!receipt) return { balanceChange: 0n, balanceAfter: null, transferId: null, bookedAt: null };
  const entries = receipt.entries.filter((entry) => entry.accountId === accountId);
  const last = entries.at(-1);
  if (!last) throw new Error('a transaction says that it moved an account which its posting did not');
  const balanceChange = entries.reduce((sum, { amount }) => sum + amount.minor, 0n);
  return { balanceChange, balanceAfter: last.balanceAfter.minor, transferId: receipt.transferId, bookedAt: at };
}
