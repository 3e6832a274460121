import { useCallback, useRef } from 'react';
import { useScreenEffect } from '../../internal/useScreenEffect';

/** A function that never changes its identity and always runs what was given last; for events, not for rendering. */
export function useStable<Arguments extends readonly unknown[], Result>(run: (...given: Arguments) => Result) {
  const latest = useRef(run);
  useScreenEffect(() => {
    latest.current = run;
  });
  return useCallback((...given: Arguments): Result => latest.current(...given), []);
}
