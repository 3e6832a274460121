import {
  type AccountTransactionType,
  accountTransactionType,
  localDateOf,
  type StatementLine,
  transactionType,
} from '@corridor/core';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { ledgerEntryTable as e } from '../../ledger/table';
import type { Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import { type StoredTransaction, transactionTable as t } from '../transactions/table';
import type { NamedStatement } from './table';

const TYPES = new Map<string, AccountTransactionType>(accountTransactionType.codes.map((code) => [String(code), code]));

/** Lines of a statement in booking order, from one number to another, both from 1 and included. An account's entries are numbered without a gap. */
export async function readLines(
  tx: Transaction,
  named: NamedStatement,
  { first, last }: { first: number; last: number },
): Promise<StatementLine[]> {
  const { statement, availableId } = named;
  const before = statement.lastSeq - statement.entries;
  const isMeant = and(
    eq(e.accountId, availableId),
    gte(e.seq, before + BigInt(first)),
    lte(e.seq, min(before + BigInt(last), statement.lastSeq)),
  );
  const entries = await tx.select().from(e).where(isMeant).orderBy(asc(e.seq));
  const known = await transactionsOf(tx, statement.accountId, [
    ...new Set(entries.map(({ transferId }) => transferId)),
  ]);
  return entries.map(({ seq, transferId, amount, balanceAfter, bookedAt }) => {
    const transaction = known.get(transferId);
    const number = Number(seq - before);
    return {
      id: `${statement.id}-${number}`,
      statementId: statement.id,
      number,
      bookedAt: bookedAt.toISOString(),
      valueDate: localDateOf(bookedAt.toISOString(), statement.zone),
      type: transaction ? typeOf(transaction, amount) : null,
      transactionId: transaction?.id ?? null,
      reference: transaction?.reference ?? null,
      counterpartyName: transaction?.counterpartyName ?? null,
      change: wireMoney(amount, statement.currency),
      balance: wireMoney(balanceAfter, statement.currency),
    };
  });
}

// What goes the other way than its transaction is the charge on it.
function typeOf({ type, balanceChange }: StoredTransaction, amount: bigint): AccountTransactionType | null {
  return amount * balanceChange < 0n ? transactionType.code.fee : (TYPES.get(type) ?? null);
}

async function transactionsOf(tx: Transaction, accountId: string, transferIds: string[]) {
  if (transferIds.length === 0) return new Map<string, never>();
  const isMeant = and(inArray(t.transferId, transferIds), eq(t.accountId, accountId), eq(t.component, 'available'));
  const rows = await tx.select().from(t).where(isMeant).orderBy(asc(t.id));
  return new Map(rows.map((row) => [row.transferId ?? '', row]));
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
