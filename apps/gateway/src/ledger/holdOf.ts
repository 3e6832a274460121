import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../platform/database';
import type { Hold } from './contract';
import { LedgerRefusal } from './LedgerRefusal';
import { toMoney } from './receipt';
import { ledgerHoldTable as table } from './table';
import type { HoldStatus } from './vocabulary';

const OPEN: HoldStatus[] = ['pending', 'partly_captured'];

/** A hold as it is now. @throws LedgerRefusal `hold-unknown` */
export async function holdOf(tx: Transaction, holdId: string): Promise<Hold> {
  const [row] = await tx.select().from(table).where(eq(table.id, holdId));
  if (!row) throw new LedgerRefusal('hold-unknown');
  return toHold(row);
}

/** Open holds whose time is over, the longest overdue first, at most `limit` of them: what a job has to expire. */
export async function dueHolds(tx: Transaction, now: Date, limit = 100): Promise<Hold[]> {
  const due = and(inArray(table.status, OPEN), lte(table.expiresAt, now));
  const rows = await tx.select().from(table).where(due).orderBy(asc(table.expiresAt), asc(table.id)).limit(limit);
  return rows.map(toHold);
}

function toHold({ currency, amount, captured, status, ...row }: typeof table.$inferSelect): Hold {
  const open = OPEN.includes(status) ? amount - captured : 0n;
  return {
    id: row.id,
    partnerId: row.partnerId,
    accountId: row.accountId,
    kind: row.kind,
    amount: toMoney(amount, currency),
    captured: toMoney(captured, currency),
    open: toMoney(open, currency),
    status,
    expiresAt: row.expiresAt,
    placedAt: row.placedAt,
  };
}
