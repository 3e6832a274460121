import { eq } from 'drizzle-orm';
import type { Transaction } from '../database';
import type { Hold } from './contract';
import { LedgerRefusal } from './LedgerRefusal';
import { toMoney } from './receipt';
import { ledgerHoldTable } from './table';
import type { HoldStatus } from './vocabulary';

const OPEN: readonly HoldStatus[] = ['pending', 'partly_captured'];

/** A hold as it is now. @throws LedgerRefusal `hold-unknown` */
export async function holdOf(tx: Transaction, holdId: string): Promise<Hold> {
  const [row] = await tx.select().from(ledgerHoldTable).where(eq(ledgerHoldTable.id, holdId));
  if (!row) throw new LedgerRefusal('hold-unknown');
  const { id, accountId, kind, currency, amount, captured, status, expiresAt, placedAt } = row;
  const open = OPEN.includes(status) ? amount - captured : 0n;
  return {
    id,
    accountId,
    kind,
    amount: toMoney(amount, currency),
    captured: toMoney(captured, currency),
    open: toMoney(open, currency),
    status,
    expiresAt,
    placedAt,
  };
}
