import type { CurrencyCode } from '@corridor/core';
import { type SystemKind, systemAccount } from '../../concepts/accounts';
import { type NewTransaction, recordTransactions } from '../../concepts/transactions';
import { type PostRequest, postInOrder } from '../../ledger';
import type { Transaction } from '../../platform/database';

/** A posting of the demo's history, and what the owners see of it. */
export interface DemoEvent {
  readonly posting: Omit<PostRequest, 'requestId'> | null;
  readonly transactions: readonly Omit<NewTransaction, 'receipt'>[];
}

const BATCH = 250;

/** Finds the system accounts of partners, each opened once. */
export function createSystemAccounts(tx: Transaction, at: Date) {
  const known = new Map<string, Promise<string>>();
  return (kind: SystemKind, partnerId: string, currency: CurrencyCode): Promise<string> => {
    const key = `${kind} ${partnerId} ${currency}`;
    const account = known.get(key) ?? systemAccount(tx, kind, { partnerId, currency, at });
    known.set(key, account);
    return account;
  };
}

/** Books events in the given order, under request ids that begin with a name, and writes their transactions down; one that was not booked stays without a balance. */
export async function bookEvents(tx: Transaction, events: readonly DemoEvent[], name: string): Promise<void> {
  const postings = events.flatMap(({ posting }) => (posting ? [posting] : []));
  const receipts = await postInOrder(
    tx,
    postings.map((posting, index) => ({ ...posting, requestId: `${name}:${index}` })),
  );
  let booked = 0;
  const rows: NewTransaction[] = events.flatMap(({ posting, transactions }) => {
    const receipt = posting ? receipts[booked++] : undefined;
    return transactions.map((transaction) => (receipt ? { ...transaction, receipt } : transaction));
  });
  for (let from = 0; from < rows.length; from += BATCH) await recordTransactions(tx, rows.slice(from, from + BATCH));
}
