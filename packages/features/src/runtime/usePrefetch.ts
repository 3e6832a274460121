import { whenIdle } from '@corridor/ui';
import { useEffect } from 'react';

/** Fetches code that may be needed later once the page has nothing else to do, so that what opens then opens at once. */
export function usePrefetch(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenIdle(async () => {
        await Promise.all(loads.map((load) => load()));
      }),
    [loads],
  );
}
