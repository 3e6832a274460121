import { unstable_serialize } from 'swr';
import { initCache } from 'swr/_internal';
import type { KnownAnswer } from './KnownAnswer';
import type { ReadStore } from './ReadStore';

let stores = 0;

/** Makes a store of what is known already. */
export function createReadStore(known: readonly KnownAnswer[] = []): ReadStore {
  stores += 1;
  const store = stores;
  // SWR remembers by key what a page was hydrated with, whatever its store: a key of ours is of one store alone.
  const keyOf = (key: readonly unknown[]) => [...key, store];
  const entries = known.map(({ key, value }) => ({ of: unstable_serialize(keyOf(key)), value }));
  const kept = new Map(entries.map(({ of, value }) => [of, { data: { of, value } }]));
  const fresh = new Set(kept.keys());
  const made = initCache(kept);
  if (!made) throw new Error('A new cache was not taken');
  const [cache, mutate, open, close] = made;
  let requestId = known.at(-1)?.requestId;
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
    keyOf,
    isFresh: (of) => fresh.has(of),
    seen: (of) => void fresh.delete(of),
    lastRequestId: () => requestId,
    answered: (id) => {
      requestId = id;
    },
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
