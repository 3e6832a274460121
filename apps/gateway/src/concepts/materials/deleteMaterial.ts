import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { conflict } from '../../platform/refusals/refusals';
import { dropCertificates } from './certificates';
import { materialEventTable as e, materialTable as m } from './table';
import { detailOf, materialRecord } from './writeMaterial';

/** Removes a material with its certificates. @throws Refusal when a collection stands, or stood, on it */
export async function deleteMaterial(call: Call, id: string): Promise<void> {
  const { tx } = call;
  const found = await materialRecord.lock(call, id);
  const wasLinked = and(eq(e.materialId, id), eq(e.kind, 'linked'));
  const [linked] = await tx.select({ id: e.id }).from(e).where(wasLinked).limit(1);
  if (linked) throw conflict('refusals.materialLinkedStays');
  const { timeline: _, ...before } = await detailOf(call, found);
  await dropCertificates(tx, id, []);
  await tx.delete(m).where(eq(m.id, id));
  await call.audit({ action: 'delete', subject: 'material', subjectId: id, before });
}
