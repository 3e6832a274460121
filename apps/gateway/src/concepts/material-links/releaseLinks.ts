import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { recordMaterialEvent } from '../materials/events';
import { materialTable as m } from '../materials/table';
import { materialLinkTable as l } from './table';

/** Takes all standing links of a locked collection back: its materials can be linked anew, in the order of their ids. */
export async function releaseLinks(call: Call, collectionId: string): Promise<void> {
  const { tx, now } = call;
  const released = await tx
    .update(l)
    .set({ status: 'released', releasedAt: now })
    .where(and(eq(l.collectionId, collectionId), eq(l.status, 'linked')))
    .returning({ materialId: l.materialId, amount: l.amount });
  const byMaterial = released.toSorted((a, b) => (a.materialId < b.materialId ? -1 : 1));
  for (const { materialId, amount } of byMaterial) {
    await giveBack(tx, materialId, amount);
    await recordMaterialEvent(call, materialId, { kind: 'released', link: { amount, collectionId } });
  }
}

/** Makes an amount of a material linkable again. */
export async function giveBack(tx: Call['tx'], materialId: string, amount: bigint): Promise<void> {
  await tx
    .update(m)
    .set({ linked: sql`${m.linked} - ${amount}` })
    .where(eq(m.id, materialId));
}
