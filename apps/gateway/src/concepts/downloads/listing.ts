import { type Download, type DownloadContract, downloadActionsFor, downloads } from '@corridor/core';
import { eq } from 'drizzle-orm';
import type { Call, Caller } from '../../platform/call';
import { anyOf, declareListing, recordVerbs, within } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { allowedActions } from '../../platform/resource';
import { downloadTable as d, type StoredDownload } from './table';

/** How a user's own background exports are found. */
export const downloadListing = declareListing<DownloadContract, StoredDownload>({
  resource: downloads,
  id: d.id,
  partnerId: d.partnerId,
  sorts: { createdAt: [d.createdAt, ({ createdAt }) => createdAt.toISOString()] },
  conditions: ({ status, resource, createdAt }, { principal }) => [
    eq(d.userId, principal.userId),
    anyOf(d.status, status),
    anyOf(d.resource, resource),
    within(d.createdAt, createdAt),
  ],
  select: (tx, where) => tx.select().from(d).where(where),
  idOf: ({ id }) => id,
  toRow: toDownload,
});

/** One stored background export of the caller's. */
export const downloadRecord = declareRecord<StoredDownload>({
  segment: downloads.segment,
  table: d,
  select: (tx, where) => tx.select().from(d).where(where),
  within: ({ principal }) => eq(d.userId, principal.userId),
  storedOf: (stored) => stored,
});

/** One of the caller's background exports. @throws Refusal when the caller has none of this id */
export const { get: getDownload } = recordVerbs(downloadListing);

/** Gives an export up; its file goes with it. */
export async function deleteDownload(call: Call, id: string): Promise<void> {
  const { resource, fileName } = await downloadRecord.lock(call, id);
  await call.tx.delete(d).where(eq(d.id, id));
  await call.audit({ action: 'delete', subject: 'download', subjectId: id, before: { resource, fileName } });
}

/** A background export as its user sees it. */
export function toDownload(stored: StoredDownload, { principal }: Pick<Caller, 'principal'>): Download {
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
    allowedActions: allowedActions(principal, {
      segment: 'download',
      stored,
      possible: downloadActionsFor(status),
      rights: { fetch: 'read' },
    }),
  };
}
