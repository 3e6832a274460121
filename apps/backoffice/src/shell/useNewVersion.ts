import { useEffect, useState } from 'react';
import { askForRelease, isServerThere } from '../network/reachServer';

/** Milliseconds between two looks, however often the window is returned to. */
const PAUSE_MS = 5 * 60_000;

/** Returns true if a release newer than this page is being served; asked when the window is returned to, and when code is gone. */
export function useNewVersion(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let first: string | null = null;
    let lookedAt = 0;
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < PAUSE_MS) return;
      lookedAt = Date.now();
      const tag = await currentTag();
      if (signal.aborted) return;
      first ??= tag;
      if (tag !== null && tag !== first) setNewer(true);
    };
    const missed = async () => {
      if ((await isServerThere()) && !signal.aborted) setNewer(true);
    };
    void look();
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('vite:preloadError', missed, { signal });
    return () => leaving.abort();
  }, []);
  return newer;
}

async function currentTag(): Promise<string | null> {
  const answer = await askForRelease();
  return answer?.ok ? answer.headers.get('etag') : null;
}
