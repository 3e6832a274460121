import { and, eq } from 'drizzle-orm';
import { type Caller, type Services, scopeOf } from '../../platform/call';
import { SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { Refusal } from '../../platform/refusals/Refusal';
import { forbidden, notFound } from '../../platform/refusals/refusals';
import type { Implementation, Operation } from '../../platform/resource';
import { authorizeQuery } from '../../platform/resource/access';
import { csvStream } from '../../platform/resource/csv';
import type { Export } from '../../platform/resource/Export';
import { parse } from '../../platform/resource/parse';
import { principalOfUser } from '../session/authenticate';
import { SIGN_SECONDS } from './claim';
import { problemOf } from './problems';
import { downloadChunkTable as c, downloadTable as d, type StoredDownload } from './table';

const KEPT_DAYS = 7;

/**
 * Runs a claimed export to its end, in the name of the user who asked for it; what it refuses is kept as its problem. Another
 * process that has taken it over meanwhile is not disturbed: every write is only for this attempt.
 */
export async function runDownload(
  services: Services,
  implementation: Implementation | undefined,
  download: StoredDownload,
): Promise<void> {
  const stopSigns = giveSigns(services, download);
  try {
    const operation = implementation?.operations.find(({ verb }) => verb === 'export');
    if (!implementation || !operation) throw notFound('resource');
    const caller = await callerOf(services, download, operation.action);
    await writeFile(services, download, await begin(caller, implementation, operation, download));
  } catch (reason) {
    // Whatever else went wrong may pass: the export is begun anew once its sign of life is old.
    if (!(reason instanceof Refusal)) throw reason;
    const failed = { status: 'failed', problem: problemOf(reason.details), finishedAt: services.clock.now() } as const;
    await services.db.transaction(SERVICE_SCOPE, (tx) => tx.update(d).set(failed).where(isOurs(download)));
  } finally {
    stopSigns();
  }
}

const isOurs = ({ id, attempts }: StoredDownload) =>
  and(eq(d.id, id), eq(d.status, 'running'), eq(d.attempts, attempts));

// One batch may take its time.
function giveSigns({ db, clock }: Services, download: StoredDownload): () => void {
  const sign = () =>
    db.transaction(SERVICE_SCOPE, (tx) => tx.update(d).set({ heartbeatAt: clock.now() }).where(isOurs(download)));
  // A sign that fails is followed by others.
  const timer = setInterval(() => void sign().catch(() => undefined), SIGN_SECONDS * 1000);
  return () => clearInterval(timer);
}

async function callerOf(services: Services, download: StoredDownload, action: string): Promise<Caller> {
  const { resource: segment, language, id, userId } = download;
  const principal = await principalOfUser(services.db, userId);
  if (!principal?.ability.can(action, segment)) throw forbidden(action, segment);
  const origin = { address: null, userAgent: null };
  const now = services.clock.now();
  return { asked: { action, segment }, principal, now, language, requestId: id, origin, services };
}

// The request for it is in the log already.
async function begin(
  caller: Caller,
  implementation: Implementation,
  operation: Operation,
  { request }: StoredDownload,
): Promise<Export> {
  const body = parse(operation.input, request);
  authorizeQuery(caller.principal, implementation, operation, body);
  const quiet = { audit: async () => {}, afterCommit: () => {} };
  const begun = await caller.services.db.transaction(scopeOf(caller), (tx) =>
    operation.run({ ...caller, ...quiet, tx, rowsAhead: new Map() }, body, null),
  );
  return asExport(begun);
}

async function writeFile(services: Services, download: StoredDownload, { columns, batches }: Export): Promise<void> {
  const { db, clock, closing } = services;
  const { id, partnerId } = download;
  const progress = { rows: 0 };
  const change = (values: Partial<StoredDownload>, also?: (tx: Transaction) => Promise<unknown>) =>
    db.transaction(SERVICE_SCOPE, async (tx) => {
      const [ours] = await tx.update(d).set(values).where(isOurs(download)).returning({ id: d.id });
      if (ours) await also?.(tx);
      return ours !== undefined;
    });
  const emptied = await change({ rowsDone: 0 }, (tx) => tx.delete(c).where(eq(c.downloadId, id)));
  if (!emptied) return;
  let [seq, size] = [0, 0];
  for await (const content of csvStream(columns, counted(batches, progress))) {
    // Nobody failed: the attempt does not count.
    if (closing.aborted) return void (await change({ status: 'queued', attempts: download.attempts - 1 }));
    const alive = { rowsDone: progress.rows, heartbeatAt: clock.now() };
    const isWanted = await change(alive, (tx) => tx.insert(c).values({ downloadId: id, partnerId, seq, content }));
    if (!isWanted) return;
    await turn();
    seq += 1;
    size += content.byteLength;
  }
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_DAYS * 86_400_000);
  await change({ status: 'ready', size, rowsDone: progress.rows, finishedAt: now, expiresAt });
}

// The embedded database answers without ever waiting for anything outside: nobody else would be heard until the last row.
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
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
