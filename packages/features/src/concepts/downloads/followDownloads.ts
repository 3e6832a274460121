import { type Download, type OpenDownloadStream, readDownloadEvents } from '@corridor/core';

/** Milliseconds until a stream that told nothing, not even a sign of life, is taken for broken. */
const SILENCE_MS = 25_000;

/** Milliseconds until the first event: what comes later is kept back by something on the way. */
const FIRST_MS = 5000;

const RETRY_MS = 1000;
const MOST_RETRIES = 4;

/**
 * Follows exports over a stream until none is under way (`done`). A stream that breaks is opened again, each time later;
 * resolves to `lost` where there is no stream, or none that stays.
 */
export async function followDownloads(
  open: OpenDownloadStream,
  onDownload: (download: Download) => void,
  signal: AbortSignal,
): Promise<'done' | 'lost'> {
  for (let retries = 0; retries <= MOST_RETRIES && !signal.aborted; retries += 1) {
    const heard = { events: 0 };
    const end = await followOnce(open, onDownload, signal, heard).catch(() => 'broken' as const);
    if (end !== 'broken') return end;
    if (heard.events > 0) retries = 0;
    await pause(RETRY_MS * 2 ** retries, signal);
  }
  return 'lost';
}

async function followOnce(
  open: OpenDownloadStream,
  onDownload: (download: Download) => void,
  signal: AbortSignal,
  heard: { events: number },
): Promise<'done' | 'lost' | 'broken'> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener('abort', leave);
  let timer = setTimeout(leave, FIRST_MS);
  try {
    const stream = await open(leaving.signal);
    if (!stream) return 'lost';
    for await (const event of readDownloadEvents(stream, leaving.signal)) {
      clearTimeout(timer);
      timer = setTimeout(leave, SILENCE_MS);
      heard.events += 1;
      if (event.kind === 'done') return 'done';
      if (event.kind === 'download') onDownload(event.download);
    }
    return 'broken';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    leave();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
