import type { Merchant } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import type { Transaction } from '../database';
import { toMerchant } from './row';
import { merchantTable, type StoredMerchant } from './table';

/** A merchant by its id. @throws Refusal when the caller's partner has none */
export async function getMerchant({ tx }: Call, id: string): Promise<Merchant> {
  const stored = await findMerchant(tx, id);
  if (!stored) throw notFound('merchant');
  return toMerchant(stored);
}

/** A stored merchant of the transaction's partner; null when there is none. */
export async function findMerchant(tx: Transaction, id: string): Promise<StoredMerchant | null> {
  const [stored] = await tx.select().from(merchantTable).where(eq(merchantTable.id, id));
  return stored ?? null;
}
