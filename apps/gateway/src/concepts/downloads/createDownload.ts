import { type Download, type DownloadInput, OPEN_LIMITS, type OpenLimit } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, execute } from '../../platform/database';
import { requireSpace } from '../../platform/files';
import { countAlone, requireRoom } from '../../platform/leases';
import { downloadRecord, getDownload } from './listing';
import { downloadTable as d } from './table';

/** Puts an export into the background, after checking it as if it were done now. @throws Refusal as the export itself would */
export async function createDownload(call: Call, input: DownloadInput): Promise<Download> {
  const { resource, ...request } = input;
  const { tx, principal, now, services } = call;
  const { name, total } = await services.exportJobs.check(call, input);
  // Behind the check, which may take its time: whoever else of the partner asks for an export waits from here on.
  await refuseTooMany(call);
  await requireSpace(tx, principal.partnerId, 1);
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

const REASONS = { own: 'refusals.tooManyExports', partner: 'refusals.tooManyExportsOfPartner' };

async function refuseTooMany({ tx, principal: { userId, partnerId } }: Call): Promise<void> {
  await countAlone(tx, 'exports', partnerId);
  const [open] = await execute(
    tx,
    sql`SELECT count(*)::int AS partner, count(*) FILTER (WHERE user_id = ${userId})::int AS own FROM download
      WHERE partner_id = ${partnerId} AND status IN ('queued', 'running')`,
    (row): OpenLimit => ({ own: Number(row.own), partner: Number(row.partner) }),
  );
  if (open) requireRoom(open, OPEN_LIMITS.exports, REASONS);
}
