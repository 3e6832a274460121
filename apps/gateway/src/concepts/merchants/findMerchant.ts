import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { declareRecord } from '../../platform/records';
import { merchantTable as m, type StoredMerchant } from './table';

/** A stored merchant of the transaction's partner; null when there is none. */
export async function findMerchant(tx: Transaction, id: string): Promise<StoredMerchant | null> {
  const [stored] = await tx.select().from(m).where(eq(m.id, id));
  return stored ?? null;
}

/** One stored merchant. */
export const merchantRecord = declareRecord<StoredMerchant>({
  segment: 'merchant',
  table: m,
  select: (tx, where) => tx.select().from(m).where(where),
  storedOf: (stored) => stored,
});

/** A stored merchant, locked until the transaction ends. @throws Refusal when there is none */
export const { lock: lockMerchant } = merchantRecord;
