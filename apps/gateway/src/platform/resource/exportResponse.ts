import type { Logger } from '../ports/Logger';
import { csvStream } from './csv';
import type { Export } from './Export';

/** The answer that sends an export as a file, CSV unless it says otherwise, while its rows are read. */
export function exportResponse(exported: Export, now: Date, logger: Logger): Response {
  const { name, columns, batches, document } = exported;
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const { fileName = `${name}-${stamp}.csv` } = exported;
  const write = document?.write ?? csvStream;
  return new Response(write(columns, reported(batches, logger)), {
    headers: {
      'content-type': document?.contentType ?? 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}

// The status has long been sent: a failure can only break the stream off, so that no half file looks whole.
async function* reported(batches: Export['batches'], logger: Logger): Export['batches'] {
  try {
    yield* batches;
  } catch (reason) {
    logger.error('export.broken', { reason: reason instanceof Error ? reason.name : 'unknown' });
    throw reason;
  }
}
