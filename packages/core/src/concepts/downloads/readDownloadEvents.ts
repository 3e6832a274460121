import { readEvents } from '../../transport/readEvents';
import type { Download } from './contract';

/** What a stream of downloads told: an export as it is now, a sign of life, or that none is under way. @source ours */
export type DownloadEvent =
  | { readonly kind: 'download'; readonly download: Download }
  | { readonly kind: 'sign' }
  | { readonly kind: 'done' };

/** Reads a stream of downloads event by event, until it ends or its reader leaves. */
export async function* readDownloadEvents(
  stream: ReadableStream<Uint8Array>,
  leaving: AbortSignal,
): AsyncGenerator<DownloadEvent> {
  for await (const { event, data } of readEvents(stream, leaving)) {
    if (event === 'done') yield { kind: 'done' };
    else yield data === undefined ? { kind: 'sign' } : { kind: 'download', download: asDownload(JSON.parse(data)) };
  }
}

// The gateway's schema of a download satisfies the type, as for every resource.
function asDownload(payload: unknown): Download {
  return payload as Download;
}
