import { eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import type { Transaction } from '../database';
import { merchantTable as m, type StoredMerchant } from './table';

/** A stored merchant of the transaction's partner; null when there is none. */
export async function findMerchant(tx: Transaction, id: string): Promise<StoredMerchant | null> {
  const [stored] = await tx.select().from(m).where(eq(m.id, id));
  return stored ?? null;
}

/** A stored merchant, locked until the transaction ends. @throws Refusal when there is none */
export async function lockMerchant({ tx }: Call, id: string): Promise<StoredMerchant> {
  const [stored] = await tx.select().from(m).where(eq(m.id, id)).for('no key update');
  if (!stored) throw notFound('merchant');
  return stored;
}
