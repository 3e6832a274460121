import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../call';
import { materialTable as m } from '../materials/table';
import { materialLinkTable as l } from './table';

/** Takes all standing links of a locked collection back: its materials can be linked anew, in the order of their ids. */
export async function releaseLinks({ tx, now }: Pick<Call, 'tx' | 'now'>, collectionId: string): Promise<void> {
  const released = await tx
    .update(l)
    .set({ status: 'released', releasedAt: now })
    .where(and(eq(l.collectionId, collectionId), eq(l.status, 'linked')))
    .returning({ materialId: l.materialId, amount: l.amount });
  const byMaterial = released.toSorted((a, b) => (a.materialId < b.materialId ? -1 : 1));
  for (const { materialId, amount } of byMaterial) await giveBack(tx, materialId, amount);
}

/** Makes an amount of a material linkable again. */
export async function giveBack(tx: Call['tx'], materialId: string, amount: bigint): Promise<void> {
  await tx
    .update(m)
    .set({ linked: sql`${m.linked} - ${amount}` })
    .where(eq(m.id, materialId));
}
