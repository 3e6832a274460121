import type { Download, DownloadContract } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { anyOf, countRows, type Listing, within } from '../listing';
import { downloadTable as d, type StoredDownload } from './table';

/** How a user's own background exports are found. */
export const downloadListing: Listing<DownloadContract, StoredDownload> = {
  id: d.id,
  sorts: { createdAt: d.createdAt },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ status, resource, createdAt }, { principal }) => [
    eq(d.userId, principal.userId),
    anyOf(d.status, status),
    anyOf(d.resource, resource),
    within(d.createdAt, createdAt),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(d)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, d, where),
  idOf: ({ id }) => id,
  sortValueOf: ({ createdAt }) => createdAt.toISOString(),
  toRow: () => toDownload,
};

/** One of the caller's background exports. @throws Refusal when the caller has none of this id */
export async function getDownload({ tx, principal }: Call, id: string): Promise<Download> {
  const [stored] = await tx
    .select()
    .from(d)
    .where(and(eq(d.id, id), eq(d.userId, principal.userId)));
  if (!stored) throw notFound('download');
  return toDownload(stored);
}

/** Gives an export up; its file goes with it. */
export async function deleteDownload(call: Call, id: string): Promise<void> {
  const { resource, fileName } = await getDownload(call, id);
  await call.tx.delete(d).where(eq(d.id, id));
  await call.audit({ action: 'delete', subject: 'download', subjectId: id, before: { resource, fileName } });
}

function toDownload(stored: StoredDownload): Download {
  const { id, resource, status, fileName, rowsDone, rowsTotal, size, problem } = stored;
  const { createdAt, finishedAt, expiresAt } = stored;
  return {
    id,
    resource,
    status,
    fileName,
    rowsDone,
    rowsTotal: Math.max(rowsTotal, rowsDone),
    size,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    problem,
  };
}
