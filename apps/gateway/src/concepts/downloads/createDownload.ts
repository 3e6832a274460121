import type { Download, DownloadInput } from '@corridor/core';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { conflict } from '../../platform/refusals/refusals';
import { downloadRecord, getDownload } from './listing';
import { downloadTable as d } from './table';

const MOST_OPEN = 10;

/** Puts an export into the background, after checking it as if it were done now. @throws Refusal as the export itself would */
export async function createDownload(call: Call, input: DownloadInput): Promise<Download> {
  const { resource, ...request } = input;
  const { tx, principal, now, services } = call;
  await refuseTooMany(call);
  const { name, total } = await services.exportJobs.check(call, input);
  const id = createId(now.getTime());
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  await tx.insert(d).values({
    id,
    partnerId: principal.partnerId,
    userId: principal.userId,
    resource,
    request,
    language: call.language,
    status: 'queued',
    fileName: `${name}-${stamp}.csv`,
    rowsTotal: total,
    createdAt: now,
  });
  call.afterCommit(() => services.exportJobs.wake(services));
  return getDownload(call, id);
}

/** Exports once more what an export of the caller's exported. @throws Refusal as for a new one, and when there is none */
export async function repeatDownload(call: Call, id: string): Promise<Download> {
  const { resource, request } = await downloadRecord.find(call, id);
  return createDownload(call, { resource, ...request });
}

async function refuseTooMany({ tx, principal }: Call): Promise<void> {
  const isOpen = and(eq(d.userId, principal.userId), inArray(d.status, ['queued', 'running']));
  const [open] = await tx.select({ n: count() }).from(d).where(isOpen);
  if ((open?.n ?? 0) >= MOST_OPEN) throw conflict('refusals.tooManyExports');
}
