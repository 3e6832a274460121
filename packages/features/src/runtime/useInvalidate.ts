import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isReadOf } from './cacheKey';

/** Makes every cached read of these segments stale; what is on screen is fetched again at once. */
export function useInvalidate(): (segments: readonly string[]) => void {
  const { mutate } = useSWRConfig();
  return useCallback((segments) => void mutate(isReadOf(segments)), [mutate]);
}

/** Drops everything the provider has cached: for a host whose user signed out or changed. */
export function useForgetEverything(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(() => true, undefined, { revalidate: true }), [mutate]);
}
