import type { Download } from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';

/** What is done with what a stream tells. */
export interface DownloadStreamHandlers {
  /** An export as it is now. */
  onDownload(download: Download): void;
  /** None is under way any more. */
  onDone(): void;
}

/** Follows one's own exports over the gateway's stream while some move; true once there is no stream, so that its user must ask. */
export function useDownloadStream(moving: boolean, handlers: DownloadStreamHandlers): boolean {
  const { gateway } = useRuntime();
  const [lost, setLost] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!moving || lost) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const follow = async () => {
      const { followDownloads } = await import('./followDownloads');
      return followDownloads(gateway.openDownloadStream, (download) => latest.current.onDownload(download), signal);
    };
    follow().then(
      (end) => {
        if (signal.aborted) return;
        if (end === 'done') latest.current.onDone();
        else setLost(true);
      },
      () => !signal.aborted && setLost(true),
    );
    return () => leaving.abort();
  }, [moving, lost, gateway]);
  return lost;
}
