import type { StoredFile } from '@corridor/core';
import type { Call } from '../call';
import { createId } from '../database';
import type { UploadedFile } from './readUpload';
import { requireSpace } from './requireSpace';
import { storedFileTable } from './table';

/** Keeps a file for a record: `owner` is the kind of record, such as `card`. @throws Refusal where the partner's files would take too much */
export async function storeFile(call: Call, owner: string, ownerId: string, file: UploadedFile): Promise<StoredFile> {
  const { principal, now, tx } = call;
  await requireSpace(tx, principal.partnerId, file.bytes.byteLength);
  const stored = { id: createId(), name: file.name, contentType: file.contentType, size: file.bytes.byteLength };
  await tx.insert(storedFileTable).values({
    ...stored,
    partnerId: principal.partnerId,
    owner,
    ownerId,
    content: file.bytes,
    createdBy: principal.userId,
    createdAt: now,
  });
  return stored;
}
