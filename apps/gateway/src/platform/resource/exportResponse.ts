import type { Logger } from '../ports/Logger';
import { csvStream } from './csv';
import type { Export } from './Export';

/** How an export is sent. */
interface Sending {
  readonly now: Date;
  readonly logger: Logger;
  /** Called once the file was taken, broke off or is no longer wanted. */
  readonly end: () => void;
}

/** The answer that sends an export as a file, CSV unless it says otherwise, while its rows are read. */
export function exportResponse(exported: Export, { now, logger, end }: Sending): Response {
  const { name, columns, batches, document } = exported;
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const { fileName = `${name}-${stamp}.csv` } = exported;
  const write = document?.write ?? csvStream;
  return new Response(untilEnd(write(columns, reported(batches, logger)), end), {
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

/** A file that says when it was taken whole, broke off or is no longer wanted. */
export function untilEnd(file: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  const reader = file.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const part = await reader.read().catch((reason: unknown) => {
        end();
        throw reason;
      });
      if (!part.done) return controller.enqueue(part.value);
      end();
      controller.close();
    },
    cancel: async (reason) => {
      end();
      await reader.cancel(reason);
    },
  });
}
