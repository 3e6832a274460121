import type { CardBin } from '@corridor/core';
import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { toBin } from './row';
import { cardBinTable as b } from './table';

/** The BINs that the caller's partner may issue. */
export async function listBins({ tx, principal }: Call): Promise<CardBin[]> {
  const stored = await tx.select().from(b).where(eq(b.partnerId, principal.partnerId)).orderBy(asc(b.bin));
  return stored.map(toBin);
}

/** One of them; null when the partner may not issue it. */
export async function findBin({ tx, principal }: Call, bin: string): Promise<CardBin | null> {
  const [stored] = await tx
    .select()
    .from(b)
    .where(and(eq(b.partnerId, principal.partnerId), eq(b.bin, bin)));
  return stored ? toBin(stored) : null;
}
