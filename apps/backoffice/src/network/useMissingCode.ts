import { useEffect } from 'react';
import type { Notices } from '../notices/createNotices';
import { isServerThere } from './reachServer';

/** Failures that follow one another by less are told once, in milliseconds: parts of a page go on asking for their code. */
const QUIET_MS = 10_000;

/** Tells of code that could not be fetched, whoever asked for it, where the network is what is missing. */
export function useMissingCode(notices: Notices): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let missedAt = Number.NEGATIVE_INFINITY;
    const missed = async () => {
      const goesOn = Date.now() - missedAt < QUIET_MS;
      missedAt = Date.now();
      if (goesOn || (await isServerThere()) || signal.aborted) return;
      notices.tell({ kind: 'error', message: 'Network Error', id: 'Network Error' });
    };
    const back = () => {
      missedAt = Number.NEGATIVE_INFINITY;
    };
    addEventListener('vite:preloadError', missed, { signal });
    addEventListener('online', back, { signal });
    return () => leaving.abort();
  }, [notices]);
}
