import { useEffect, useState } from 'react';

/** Where a build says what it is made of; its tag changes with every release. */
const MANIFEST = '/.vite/manifest.json';

/** Milliseconds between two looks, however often the window is returned to. */
const PAUSE_MS = 5 * 60_000;

/** Whether a release newer than this page is being served; asked when the window is returned to. */
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
      const tag = await currentTag(signal);
      first ??= tag;
      if (tag !== null && tag !== first) setNewer(true);
    };
    const outdated = () => setNewer(true);
    void look();
    document.addEventListener('visibilitychange', look, { signal });
    addEventListener('vite:preloadError', outdated, { signal });
    return () => leaving.abort();
  }, []);
  return newer;
}

async function currentTag(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(MANIFEST, { method: 'HEAD', cache: 'no-cache', signal }).catch(() => null);
  return answer?.ok ? answer.headers.get('etag') : null;
}
