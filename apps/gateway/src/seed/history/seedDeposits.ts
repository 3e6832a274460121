import { depositTable } from '../../concepts/deposits';
import type { Transaction } from '../../platform/database';
import type { DemoEvent } from './bookEvents';

const BATCH = 500;

/** Writes the deposits down that events of the demo's history come from. */
export async function seedDeposits(tx: Transaction, events: readonly DemoEvent[]): Promise<void> {
  const rows = events.flatMap(({ transactions }) => transactions.flatMap(depositOf));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx.insert(depositTable).values(rows.slice(from, from + BATCH));
  }
}

function depositOf(transaction: DemoEvent['transactions'][number]): (typeof depositTable.$inferInsert)[] {
  const { id, account, amount, fee, source, at } = transaction;
  if (source?.kind !== 'deposit' || !id) return [];
  const deposit = {
    id: source.id,
    partnerId: account.partnerId,
    accountId: account.id,
    ownerId: account.ownerId,
    status: 'completed' as const,
    currency: account.currency,
    amount: amount.minor,
    fee: fee?.minor ?? 0n,
    payerName: transaction.counterpartyName ?? '',
    payerAccount: transaction.counterpartyAccount ?? '',
    payerCountry: transaction.country ?? '',
    reference: transaction.reference ?? '',
    transactionId: id,
    receivedAt: at,
  };
  return [deposit];
}
