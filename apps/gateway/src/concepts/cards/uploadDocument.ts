import type { StoredFile } from '@corridor/core';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { storeFile, type UploadedFile } from '../../platform/files';
import { notFound } from '../../platform/refusals/refusals';
import { findCard } from './findCard';

/** Keeps a supporting document of a card. @throws Refusal when there is no such card */
export async function uploadDocument(
  call: Call,
  file: UploadedFile,
  { cardId }: { cardId: string },
): Promise<StoredFile> {
  if (!isUuid(cardId)) throw notFound('card');
  await findCard(call, cardId);
  const stored = await storeFile(call, 'card', cardId, file);
  await call.audit({ action: 'upload', subject: 'card', subjectId: cardId, after: { ...stored } });
  return stored;
}
