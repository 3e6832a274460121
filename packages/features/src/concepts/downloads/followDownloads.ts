import { type Download, followStream, type OpenDownloadStream, readDownloadEvents } from '@corridor/core';

/**
 * Follows exports over a stream until none is under way (`done`). A stream that breaks is opened again, each time later;
 * resolves to `lost` where there is no stream, or none that stays.
 */
export function followDownloads(
  open: OpenDownloadStream,
  onDownload: (download: Download) => void,
  signal: AbortSignal,
): Promise<'done' | 'lost'> {
  return followStream(
    {
      open,
      read: readDownloadEvents,
      hear: (event) => {
        if (event.kind === 'download') onDownload(event.download);
        return event.kind === 'done';
      },
    },
    signal,
  );
}
