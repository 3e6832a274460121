import { and, asc, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../platform/database';
import type { Entry } from './contract';
import { toMoney } from './receipt';
import { ledgerEntryTable as entry, ledgerTransferTable as transfer } from './table';

/** Which entries to read: those behind `after` (a `seq`), at most `limit` (100 unless told). */
export interface EntryRange {
  readonly after?: bigint;
  readonly limit?: number;
}

/** An account's entries in posting order, oldest first. */
export async function entriesOf(
  tx: Transaction,
  accountId: string,
  { after = 0n, limit = 100 }: EntryRange = {},
): Promise<Entry[]> {
  const rows = await tx
    .select({ entry, kind: transfer.kind, meta: transfer.meta })
    .from(entry)
    .innerJoin(transfer, eq(transfer.id, entry.transferId))
    .where(and(eq(entry.accountId, accountId), gt(entry.seq, after)))
    .orderBy(asc(entry.seq))
    .limit(limit);
  return rows.map(({ entry: { seq, transferId, currency, amount, balanceAfter, bookedAt }, kind, meta }) => ({
    accountId,
    seq,
    transferId,
    kind,
    meta,
    amount: toMoney(amount, currency),
    balanceAfter: toMoney(balanceAfter, currency),
    bookedAt,
  }));
}
