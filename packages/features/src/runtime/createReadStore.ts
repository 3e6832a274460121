import { unstable_serialize } from 'swr';
import { initCache } from 'swr/_internal';
import type { KnownAnswer } from './KnownAnswer';
import type { ReadStore } from './ReadStore';

/** Makes a store of what is known already. */
export function createReadStore(known: readonly KnownAnswer[] = []): ReadStore {
  const entries = known.map(({ key, value }) => ({ of: unstable_serialize([...key]), value }));
  const kept = new Map(entries.map(({ of, value }) => [of, { data: { of, value } }]));
  const fresh = new Set(kept.keys());
  const made = initCache(kept);
  if (!made) throw new Error('A new cache was not taken');
  const [cache, mutate, open, close] = made;
  let closed = false;
  const refresh = (matches: (key: unknown) => boolean, drop: boolean) => {
    fresh.clear();
    // A write may end after its page is gone: nothing is on screen, so whatever comes back reads anew.
    if (closed) kept.clear();
    else if (drop) void mutate(matches, undefined, { revalidate: true });
    else void mutate(matches);
  };
  return {
    cache,
    isFresh: (of) => fresh.has(of),
    seen: (of) => void fresh.delete(of),
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
