import { useCallback } from 'react';
import { isReadOf } from './cacheKey';
import type { InitialData } from './InitialData';
import { useRuntime } from './Runtime';

/** Makes every cached read of these segments stale but for `answer`, which is kept; what is on screen is fetched again at once. */
export function useInvalidate(): (segments: readonly string[], answer?: InitialData) => void {
  const { reads } = useRuntime();
  return useCallback((segments, answer) => reads.invalidate(isReadOf(segments), answer), [reads]);
}

/** Clears the provider's cache: for a host whose user signed out or changed. */
export function useForgetEverything(): () => void {
  const { reads } = useRuntime();
  return useCallback(() => reads.forget(), [reads]);
}
