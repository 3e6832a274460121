import { initCache } from 'swr/_internal';
import type { ReadStore } from './ReadStore';

/** Makes an empty store. */
export function createReadStore(): ReadStore {
  const kept = new Map();
  const made = initCache(kept);
  if (!made) throw new Error('A new cache was not taken');
  const [cache, mutate, open, close] = made;
  let closed = false;
  const refresh = (matches: (key: unknown) => boolean, drop: boolean) => {
    // A write may end after its page is gone: nothing is on screen, so whatever comes back reads anew.
    if (closed) kept.clear();
    else if (drop) void mutate(matches, undefined, { revalidate: true });
    else void mutate(matches);
  };
  return {
    cache,
    invalidate: (matches) => refresh(matches, false),
    forget: () => refresh(() => true, true),
    open: () => {
      closed = false;
      open?.();
    },
    close: () => {
      closed = true;
      close?.();
    },
  };
}
