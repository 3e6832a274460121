import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import type { OpenScreen } from './createScreenRouter';
import type { ScrollMemory } from './scrollMemory';

/** Scrolls a new screen to its top and one that is returned to as far as it was. */
export function useScrollMemory(scroll: ScrollMemory, open: OpenScreen | null): void {
  const shown = useRef('');
  useEffect(() => scroll.start(), [scroll]);
  useLayoutEffect(() => {
    if (!open) return;
    const { pathname, key, hash } = open.location;
    // A change of the screen's own query does not scroll.
    if (open.change !== NavigationType.Replace || shown.current !== pathname) scroll.arrive(key, hash);
    shown.current = pathname;
  }, [open, scroll]);
}
