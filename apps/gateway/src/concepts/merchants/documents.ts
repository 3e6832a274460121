import type { MerchantContract, MerchantDocument, MerchantDocumentContent } from '@corridor/core';
import { OPEN_ONBOARDING } from '@corridor/core';
import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid, type Transaction } from '../../platform/database';
import { contentOf, storedFileTable as f, storeFile, type UploadedFile } from '../../platform/files';
import { changeRow } from '../../platform/records';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { recordEvent } from './events';
import { lockMerchant } from './findMerchant';
import { makersWith } from './row';
import { merchantDocumentTable as d, merchantTable } from './table';

const SHOWN = {
  id: f.id,
  kind: d.kind,
  name: f.name,
  size: f.size,
  contentType: f.contentType,
  uploadedAt: f.createdAt,
};

/** The documents of a merchant, without their content. */
export async function documentsOf(tx: Transaction, merchantId: string): Promise<MerchantDocument[]> {
  const stored = await tx
    .select(SHOWN)
    .from(d)
    .innerJoin(f, eq(f.id, d.fileId))
    .where(eq(d.merchantId, merchantId))
    .orderBy(asc(d.kind));
  return stored.map(({ uploadedAt, ...document }) => ({ ...document, uploadedAt: uploadedAt.toISOString() }));
}

/** Keeps a document of a merchant in the place of the last one of its kind. @throws Refusal when its onboarding takes none */
export async function uploadDocument(
  call: Call,
  file: UploadedFile,
  { merchantId, kind }: MerchantContract['upload']['input'],
): Promise<MerchantDocument> {
  if (!isUuid(merchantId)) throw notFound('merchant');
  const stored = await lockMerchant(call, merchantId);
  const { status } = stored;
  if (!OPEN_ONBOARDING.includes(status)) throw conflict('refusals.merchantTakesNoDocuments', { state: status });
  const { tx, principal, now } = call;
  const [old] = await tx
    .select()
    .from(d)
    .where(and(eq(d.merchantId, merchantId), eq(d.kind, kind)));
  if (old) await tx.delete(f).where(eq(f.id, old.fileId));
  await changeRow(tx, merchantTable, merchantId, { makers: makersWith(stored, principal) });
  const kept = await storeFile(call, 'merchant', merchantId, file);
  await tx.insert(d).values({ fileId: kept.id, partnerId: principal.partnerId, merchantId, kind });
  await recordEvent(call, { merchantId, action: 'upload', from: status, to: status });
  await call.audit({ action: 'upload', subject: 'merchant', subjectId: merchantId, after: { ...kept, kind } });
  return { ...kept, kind, uploadedAt: now.toISOString() };
}

/** One document of a merchant with its content. @throws Refusal when there is none */
export async function readDocument(
  { tx }: Call,
  merchantId: string,
  { documentId }: { documentId: string },
): Promise<MerchantDocumentContent> {
  if (!isUuid(documentId)) throw notFound('document');
  const [stored] = await tx
    .select({ ...SHOWN, content: f.content })
    .from(d)
    .innerJoin(f, eq(f.id, d.fileId))
    .where(and(eq(d.merchantId, merchantId), eq(d.fileId, documentId)));
  if (!stored) throw notFound('document');
  return { ...stored, uploadedAt: stored.uploadedAt.toISOString(), content: contentOf(stored.content) };
}
