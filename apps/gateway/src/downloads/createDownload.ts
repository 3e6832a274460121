import type { Download, DownloadInput, Page } from '@corridor/core';
import { and, count, eq, inArray } from 'drizzle-orm';
import { conflict, forbidden, invalid } from '../app/refusals';
import type { Call } from '../call';
import { createId } from '../database';
import type { Implementation } from '../resource';
import { parse } from '../resource/parse';
import { getDownload } from './listing';
import { downloadTable as d } from './table';

const MOST_OPEN = 10;

/** Puts an export into the background, after checking it as if it were done now. @throws Refusal as the export itself would */
export async function createDownload(call: Call, { resource, ...request }: DownloadInput): Promise<Download> {
  const { tx, principal, now, services } = call;
  const implementation = services.exporter.find(resource);
  if (!implementation) throw invalid([{ path: 'resource', reason: 'there is no such resource' }]);
  await refuseTooMany(call);
  const { name, total } = await tryOut(
    { ...call, asked: { action: 'export', segment: resource } },
    implementation,
    request,
  );
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
  call.afterCommit(() => services.exporter.wake(services));
  return getDownload(call, id);
}

async function refuseTooMany({ tx, principal }: Call): Promise<void> {
  const isOpen = and(eq(d.userId, principal.userId), inArray(d.status, ['queued', 'running']));
  const [open] = await tx.select({ n: count() }).from(d).where(isOpen);
  if ((open?.n ?? 0) >= MOST_OPEN) throw conflict('Too many exports are waiting already');
}

async function tryOut(call: Call, { operations, segment }: Implementation, request: Omit<DownloadInput, 'resource'>) {
  const operation = operations.find(({ verb }) => verb === 'export');
  const page = operations.find(({ verb }) => verb === 'page');
  if (!operation || !page) throw invalid([{ path: 'resource', reason: 'this resource has no export' }]);
  if (!call.principal.ability.can(operation.action, segment)) throw forbidden('export', segment);
  const begun = asNamed(await operation.run(call, parse(operation.input, request), null));
  const { filter, sort } = request;
  const first = await page.run(call, parse(page.input, { page: 1, size: 1, filter, sort }), null);
  return { name: begun.name, total: asPage(first).total };
}

// VerbsOf gives the verb `export` this type; operations hold it without.
function asNamed(value: unknown): { name: string } {
  return value as { name: string };
}

// VerbsOf gives the verb `page` this type; operations hold it without.
function asPage(value: unknown): Page<unknown> {
  return value as Page<unknown>;
}
