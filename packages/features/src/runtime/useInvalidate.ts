import { useCallback } from 'react';
import { isReadOf } from './cacheKey';
import { useRuntime } from './Runtime';

/** Makes every cached read of these segments stale; what is on screen is fetched again at once. */
export function useInvalidate(): (segments: readonly string[]) => void {
  const { reads } = useRuntime();
  return useCallback((segments) => reads.current?.invalidate(isReadOf(segments)), [reads]);
}

/** Drops everything the provider has cached: for a host whose user signed out or changed. */
export function useForgetEverything(): () => void {
  const { reads } = useRuntime();
  return useCallback(() => reads.current?.forget(), [reads]);
}
