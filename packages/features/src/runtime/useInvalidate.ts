import { useCallback } from 'react';
import { isReadOf } from './cacheKey';
import type { ReadStore, ReadStorePlace } from './ReadStore';
import { useRuntime } from './Runtime';

// What nobody has asked for yet is not kept either.
function storeOf(reads: ReadStorePlace): ReadStore | null {
  reads.known = [];
  return reads.current;
}

/** Makes every cached read of these segments stale; what is on screen is fetched again at once. */
export function useInvalidate(): (segments: readonly string[]) => void {
  const { reads } = useRuntime();
  return useCallback((segments) => storeOf(reads)?.invalidate(isReadOf(segments)), [reads]);
}

/** Drops everything the provider has cached: for a host whose user signed out or changed. */
export function useForgetEverything(): () => void {
  const { reads } = useRuntime();
  return useCallback(() => storeOf(reads)?.forget(), [reads]);
}
