import {
  type CallOptions,
  type Download,
  type ExportQuery,
  type GatewayClient,
  GatewayError,
  type GatewayFile,
  type ResourceContract,
  refusalText,
} from '@corridor/core';
import type { ExportSource } from './ExportSource';

/** What a background export needs of a gateway. */
export type DownloadGateway = Pick<GatewayClient, 'downloads' | 'fetchDownload'>;

/** Milliseconds between two reads of the progress. */
const PERIOD_MS = 1000;

/** Consecutive reads that may fail before the export counts as failed. */
const PATIENCE = 5;

const PASSING: readonly string[] = ['network', 'timeout', 'rate-limited', 'server'];

const wait = (period: number) => new Promise<void>((resolve) => void setTimeout(resolve, period));

/** Exports in the background, reports progress and downloads the file; where that is not allowed, exports at once. */
export async function exportInBackground<C extends ResourceContract>(
  gateway: DownloadGateway,
  source: ExportSource<C>,
  query: ExportQuery<C>,
  { onProgress, ...options }: CallOptions = {},
  period = PERIOD_MS,
): Promise<GatewayFile> {
  const asked = await begin(gateway, source, query, options);
  if (!asked) return source.export(query, options);
  let download = asked;
  let failures = 0;
  while (download.status === 'queued' || download.status === 'running') {
    onProgress?.(download.rowsDone / Math.max(1, download.rowsTotal));
    await wait(period);
    try {
      download = await gateway.downloads.get(download.id);
      failures = 0;
    } catch (reason) {
      failures += 1;
      if (!mayPass(reason) || failures === PATIENCE) throw reason;
    }
  }
  if (download.status !== 'ready') throw failureOf(download);
  return gateway.fetchDownload(download.id);
}

function failureOf({ status, problem }: Download): GatewayError {
  return new GatewayError('server', {
    msg: problem ? refusalText(problem.reason, problem.params) : status,
    ...problem,
  });
}

/** Starts the export; undefined if this user may have none in the background, such as in an embed session. */
async function begin<C extends ResourceContract>(
  { downloads }: DownloadGateway,
  { resource }: ExportSource<C>,
  { filter = {}, sort, columns, zone }: ExportQuery<C>,
  options: CallOptions,
): Promise<Download | undefined> {
  try {
    const conditions = { filter: Object.fromEntries(Object.entries(filter)), sort, zone };
    return await downloads.create(
      { resource: resource.segment, ...conditions, ...(columns && { columns: [...columns] }) },
      options,
    );
  } catch (reason) {
    if (reason instanceof GatewayError && reason.kind === 'forbidden') return undefined;
    throw reason;
  }
}

function mayPass(reason: unknown): boolean {
  return reason instanceof GatewayError && PASSING.includes(reason.kind);
}
