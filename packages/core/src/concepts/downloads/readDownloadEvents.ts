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
  const reader = stream.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  leaving.addEventListener('abort', leave);
  if (leaving.aborted) leave();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    leaving.removeEventListener('abort', leave);
    leave();
  }
}

function eventOf(block: string): DownloadEvent {
  const lines = block.split('\n');
  const lineOf = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  if (lineOf('event') === 'done') return { kind: 'done' };
  const data = lineOf('data');
  return data === undefined ? { kind: 'sign' } : { kind: 'download', download: asDownload(JSON.parse(data)) };
}

// The gateway's schema of a download satisfies the type, as for every resource.
function asDownload(payload: unknown): Download {
  return payload as Download;
}
