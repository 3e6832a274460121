import { and, eq } from 'drizzle-orm';
import { Refusal } from '../app/Refusal';
import { forbidden, notFound } from '../app/refusals';
import { type Caller, type Services, scopeOf } from '../call';
import { SERVICE_SCOPE } from '../database';
import type { Implementation, Operation } from '../resource';
import { csvStream } from '../resource/csv';
import type { Export } from '../resource/Export';
import { parse } from '../resource/parse';
import { principalOfUser } from '../session/authenticate';
import { downloadChunkTable as c, downloadTable as d, type StoredDownload } from './table';

const KEPT_DAYS = 7;

/** Runs a claimed export to its end, in the name of the user who asked for it; what it refuses is kept as its problem. */
export async function runDownload(
  services: Services,
  implementation: Implementation | undefined,
  download: StoredDownload,
): Promise<void> {
  try {
    const operation = implementation?.operations.find(({ verb }) => verb === 'export');
    if (!operation) throw notFound('resource');
    const caller = await callerOf(services, download, operation.action);
    await writeFile(services, download, await begin(caller, operation, download));
  } catch (reason) {
    // Whatever else went wrong may pass: the export is begun anew once its sign of life is old.
    if (!(reason instanceof Refusal)) throw reason;
    const failed = { status: 'failed', problem: reason.details.msg, finishedAt: services.clock.now() } as const;
    await services.db.transaction(SERVICE_SCOPE, (tx) => tx.update(d).set(failed).where(eq(d.id, download.id)));
  }
}

async function callerOf(services: Services, download: StoredDownload, action: string): Promise<Caller> {
  const { resource: segment, language, id, userId } = download;
  const principal = await principalOfUser(services.db, userId);
  if (!principal?.ability.can(action, segment)) throw forbidden(action, segment);
  const origin = { address: null, userAgent: null };
  const now = services.clock.now();
  return { asked: { action, segment }, principal, now, language, requestId: id, origin, services };
}

// The wish for it is in the log already.
async function begin(caller: Caller, operation: Operation, { request }: StoredDownload): Promise<Export> {
  const body = parse(operation.input, request);
  const quiet = { audit: async () => {}, afterCommit: () => {} };
  const begun = await caller.services.db.transaction(scopeOf(caller), (tx) =>
    operation.run({ ...caller, ...quiet, tx }, body, null),
  );
  return asExport(begun);
}

async function writeFile(
  services: Services,
  { id, partnerId }: StoredDownload,
  { header, batches }: Export,
): Promise<void> {
  const { db, clock } = services;
  const progress = { rows: 0 };
  let [seq, size] = [0, 0];
  await db.transaction(SERVICE_SCOPE, (tx) => tx.delete(c).where(eq(c.downloadId, id)));
  for await (const content of csvStream(header, counted(batches, progress))) {
    const isWanted = await db.transaction(SERVICE_SCOPE, async (tx) => {
      const alive = { rowsDone: progress.rows, heartbeatAt: clock.now() };
      const still = await tx
        .update(d)
        .set(alive)
        .where(and(eq(d.id, id), eq(d.status, 'running')))
        .returning({ id: d.id });
      if (still.length > 0) await tx.insert(c).values({ downloadId: id, partnerId, seq, content });
      return still.length > 0;
    });
    if (!isWanted) return;
    seq += 1;
    size += content.byteLength;
  }
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_DAYS * 86_400_000);
  const ready = { status: 'ready', size, rowsDone: progress.rows, finishedAt: now, expiresAt } as const;
  await db.transaction(SERVICE_SCOPE, (tx) => tx.update(d).set(ready).where(eq(d.id, id)));
}

async function* counted(batches: Export['batches'], progress: { rows: number }): Export['batches'] {
  for await (const batch of batches) {
    progress.rows += batch.length;
    yield batch;
  }
}

// VerbsOf gives the verb `export` this type; operations hold it without.
function asExport(value: unknown): Export {
  return value as Export;
}
