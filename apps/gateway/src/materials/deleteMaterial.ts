import { eq } from 'drizzle-orm';
import { conflict } from '../app/refusals';
import type { Call } from '../call';
import { materialLinkTable } from '../material-links/table';
import { dropCertificates } from './certificates';
import { materialTable as m } from './table';
import { getMaterial, lockMaterial } from './writeMaterial';

/** Removes a material with its certificates. @throws Refusal when a collection stands, or stood, on it */
export async function deleteMaterial(call: Call, id: string): Promise<void> {
  const { tx } = call;
  await lockMaterial(call, id);
  const { id: linkId, materialId } = materialLinkTable;
  const [link] = await tx.select({ linkId }).from(materialLinkTable).where(eq(materialId, id)).limit(1);
  if (link) throw conflict('A material that was linked stays');
  const before = await getMaterial(call, id);
  await dropCertificates(tx, id, []);
  await tx.delete(m).where(eq(m.id, id));
  await call.audit({ action: 'delete', subject: 'material', subjectId: id, before: { ...before } });
}
