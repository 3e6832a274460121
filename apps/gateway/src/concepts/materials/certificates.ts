import type { MaterialCertificate, MaterialCertificateContent, MaterialContract } from '@corridor/core';
import { and, asc, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid, type Transaction } from '../../platform/database';
import { contentOf, FILES_AT_ONCE, storedFileTable as f, storeFile, type UploadedFile } from '../../platform/files';
import { cleaningJob } from '../../platform/jobs';
import { invalid, notFound } from '../../platform/refusals/refusals';
import { materialCertificateTable as c } from './table';

const SHOWN = {
  id: f.id,
  kind: c.kind,
  name: f.name,
  size: f.size,
  contentType: f.contentType,
  uploadedAt: c.uploadedAt,
};

/** The certificates of a material, without their content. */
export async function certificatesOf(tx: Transaction, materialId: string): Promise<MaterialCertificate[]> {
  const stored = await tx
    .select(SHOWN)
    .from(c)
    .innerJoin(f, eq(f.id, c.fileId))
    .where(eq(c.materialId, materialId))
    .orderBy(asc(c.position), asc(c.kind), asc(c.uploadedAt), asc(c.fileId));
  return stored.map(({ uploadedAt, ...shown }) => ({ ...shown, uploadedAt: uploadedAt.toISOString() }));
}

/** Keeps a certificate for the material that will name it. */
export async function uploadCertificate(
  call: Call,
  file: UploadedFile,
  { kind }: MaterialContract['upload']['input'],
): Promise<MaterialCertificate> {
  const { tx, principal, now } = call;
  const stored = await storeFile(call, 'material', principal.userId, file);
  await tx.insert(c).values({ fileId: stored.id, partnerId: principal.partnerId, kind, uploadedAt: now });
  await call.audit({ action: 'upload', subject: 'material', subjectId: stored.id, after: { ...stored, kind } });
  return { ...stored, kind, uploadedAt: now.toISOString() };
}

/** One certificate of a material with its content. @throws Refusal when there is none */
export async function readCertificate(
  { tx }: Call,
  materialId: string,
  { certificateId }: { certificateId: string },
): Promise<MaterialCertificateContent> {
  if (!isUuid(certificateId)) throw notFound('certificate');
  const [stored] = await tx
    .select({ ...SHOWN, content: f.content })
    .from(c)
    .innerJoin(f, eq(f.id, c.fileId))
    .where(and(eq(c.materialId, materialId), eq(c.fileId, certificateId)));
  if (!stored) throw notFound('certificate');
  return { ...stored, uploadedAt: stored.uploadedAt.toISOString(), content: contentOf(stored.content) };
}

/** Gives a material exactly these certificates in this order: its own ones or such as wait for one. @throws Refusal when one is neither */
export async function setCertificates({ tx }: Call, materialId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const unknown = () => invalid([{ path: 'certificateIds', reason: 'materials.problem.unknownCertificate' }]);
  if (!wanted.every(isUuid)) throw unknown();
  const isFree = or(isNull(c.materialId), eq(c.materialId, materialId));
  const taken = await tx
    .update(c)
    .set({ materialId, position: placeIn(wanted) })
    .where(and(inArray(c.fileId, wanted), isFree))
    .returning({ fileId: c.fileId });
  if (taken.length < wanted.length) throw unknown();
  await dropCertificates(tx, materialId, wanted);
}

function placeIn(ids: readonly string[]): SQL {
  return sql`array_position(string_to_array(${ids.join(',')}, ',')::uuid[], ${c.fileId})`;
}

/** Takes a material's certificates away, all but some. */
export async function dropCertificates(tx: Transaction, materialId: string, kept: readonly string[]): Promise<void> {
  const isDropped = and(eq(c.materialId, materialId), kept.length > 0 ? notInArray(c.fileId, [...kept]) : undefined);
  await tx.delete(f).where(inArray(f.id, tx.select({ id: c.fileId }).from(c).where(isDropped)));
}

/** Certificates that no material has named for a day go. */
export const forgetCertificates = cleaningJob('unnamed-certificates', (now) => ({
  table: 'stored_file',
  where: sql`id IN (SELECT file_id FROM material_certificate WHERE material_id IS NULL AND uploaded_at < ${now} - interval '1 day')`,
  portion: FILES_AT_ONCE,
}));
