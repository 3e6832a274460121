import { initCache } from 'swr/_internal';
import type { ReadStore } from './ReadStore';

/** Makes an empty store. */
export function createReadStore(): ReadStore {
  const made = initCache(new Map());
  if (!made) throw new Error('A new cache was not taken');
  const [cache, mutate, open, close] = made;
  return {
    cache,
    invalidate: (matches) => void mutate(matches),
    forget: () => void mutate(() => true, undefined, { revalidate: true }),
    open: () => open?.(),
    close: () => close?.(),
  };
}
