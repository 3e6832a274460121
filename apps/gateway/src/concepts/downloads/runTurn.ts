import { and, eq, isNotNull } from 'drizzle-orm';
import { type Caller, type Services, scopeOf } from '../../platform/call';
import { SERVICE_SCOPE, sha256, type Transaction } from '../../platform/database';
import { requireSpace } from '../../platform/files';
import { Refusal } from '../../platform/refusals/Refusal';
import { forbidden, notFound } from '../../platform/refusals/refusals';
import type { Implementation, Operation } from '../../platform/resource';
import { authorizeQuery } from '../../platform/resource/access';
import { csvPieces } from '../../platform/resource/csv';
import type { Export } from '../../platform/resource/Export';
import { parse } from '../../platform/resource/parse';
import { principalOfUser } from '../session/authenticate';
import { SIGN_SECONDS } from './claim';
import { problemOf } from './problems';
import { downloadChunkTable as c, type DownloadProgress, downloadTable as d, type StoredDownload } from './table';

const KEPT_DAYS = 7;

/** How long an export runs before others have their turn. */
const TURN_MS = 250;

/**
 * Goes on with a claimed export for one turn, in the name of the user who asked for it and with the rights of now; what it refuses is kept as its
 * problem. Another process that has taken it over meanwhile is not disturbed: every write is only for this attempt.
 */
export async function runTurn(
  services: Services,
  implementation: Implementation | undefined,
  download: StoredDownload,
): Promise<void> {
  const stopSigns = giveSigns(services, download);
  try {
    const operation = implementation?.operations.find(({ verb }) => verb === 'export');
    if (!implementation || !operation) throw notFound('resource');
    const caller = await callerOf(services, download, operation.action);
    await write(services, download, caller, await begin(caller, implementation, operation, download));
  } catch (reason) {
    // Whatever else went wrong may pass: the export is begun anew once its sign of life is old.
    if (!(reason instanceof Refusal)) throw reason;
    const finishedAt = services.clock.now(download.partnerId);
    const ended = { status: 'failed', progress: null, storedBytes: 0, finishedAt } as const;
    await change(services, download, { ...ended, problem: problemOf(reason.details) }, (tx) => emptyFile(tx, download));
  } finally {
    stopSigns();
  }
}

/** Changes an export, and what belongs to it, unless it is no longer this attempt's. Returns false then. */
function change(
  { db }: Services,
  download: StoredDownload,
  values: Partial<StoredDownload>,
  also?: (tx: Transaction) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    const [ours] = await tx.update(d).set(values).where(isOurs(download)).returning({ id: d.id });
    if (ours) await also?.(tx);
    return ours !== undefined;
  });
}

function emptyFile(tx: Transaction, { id }: StoredDownload): Promise<unknown> {
  return tx.delete(c).where(eq(c.downloadId, id));
}

const isOurs = ({ id, attempts }: StoredDownload) =>
  and(eq(d.id, id), eq(d.status, 'running'), eq(d.attempts, attempts));

// One batch may take its time.
function giveSigns({ db, clock }: Services, download: StoredDownload): () => void {
  // One that comes late would take back an export that has handed its turn on.
  const isUnderWay = and(isOurs(download), isNotNull(d.heartbeatAt));
  const sign = () =>
    db.transaction(SERVICE_SCOPE, (tx) => tx.update(d).set({ heartbeatAt: clock.now() }).where(isUnderWay));
  // A sign that fails is followed by others.
  const timer = setInterval(() => void sign().catch(() => undefined), SIGN_SECONDS * 1000);
  return () => clearInterval(timer);
}

async function callerOf(services: Services, download: StoredDownload, action: string): Promise<Caller> {
  const { resource: segment, language, id, userId } = download;
  const principal = await principalOfUser(services.db, userId);
  if (!principal?.ability.can(action, segment)) throw forbidden(action, segment);
  const origin = { address: null, userAgent: null };
  const now = services.clock.now(principal.partnerId);
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

async function write(services: Services, download: StoredDownload, caller: Caller, exported: Export): Promise<void> {
  const { clock, closing } = services;
  const pieces = csvPieces(exported.columns);
  const made = await sha256(JSON.stringify([caller.principal.rules, exported.columns]));
  const begun = download.progress?.made === made ? download.progress : null;
  let progress = begun ?? (await writeHeader(services, download, { made, header: pieces.header }));
  let rowsDone = begun ? download.rowsDone : 0;
  const ends = performance.now() + TURN_MS;
  for await (const { lines, last } of progress ? exported.parts(progress.after) : []) {
    const written = progress;
    if (!written) return;
    const content = pieces.lines(lines);
    rowsDone += lines.length;
    progress = { ...written, after: last, chunks: written.chunks + 1, size: written.size + content.byteLength };
    const isOver = closing.aborted || performance.now() >= ends;
    // Without a sign of life it is anyone's.
    const heartbeatAt = isOver ? null : clock.now();
    const values = {
      rowsDone,
      heartbeatAt,
      storedBytes: progress.size,
      progress: { ...progress, attempt: download.attempts },
    };
    const isWanted = await change(services, download, values, (tx) => addChunk(tx, download, written.chunks, content));
    if (!isWanted || isOver) return;
    await turn();
  }
  if (!progress) return;
  const finishedAt = clock.now(download.partnerId);
  const expiresAt = new Date(finishedAt.getTime() + KEPT_DAYS * 86_400_000);
  await change(services, download, {
    status: 'ready',
    size: progress.size,
    rowsDone,
    finishedAt,
    expiresAt,
    progress: null,
  });
}

/** Begins a file anew, since nothing of it is there or its rights have changed; null where it is no longer this attempt's. */
async function writeHeader(
  services: Services,
  download: StoredDownload,
  { made, header }: { readonly made: string; readonly header: Uint8Array },
): Promise<DownloadProgress | null> {
  const progress = { after: null, chunks: 1, size: header.byteLength, made, attempt: download.attempts };
  const isOurs = await change(
    services,
    download,
    { rowsDone: 0, storedBytes: header.byteLength, progress },
    async (tx) => {
      await emptyFile(tx, download);
      await addChunk(tx, download, 0, header);
    },
  );
  return isOurs ? progress : null;
}

/** @throws Refusal where the partner's files take too much with it */
async function addChunk(
  tx: Transaction,
  { id, partnerId }: StoredDownload,
  seq: number,
  content: Uint8Array,
): Promise<void> {
  await tx.insert(c).values({ downloadId: id, partnerId, seq, content });
  await requireSpace(tx, partnerId, 0);
}

// The embedded database answers without ever waiting for anything outside: nobody else would be heard until the last row.
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

// VerbsOf gives the verb `export` this type; operations hold it without.
function asExport(value: unknown): Export {
  return value as Export;
}
