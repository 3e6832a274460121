import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import type { OpenScreen } from './createScreenRouter';
import { OVER_ROWS, type ScrollMemory } from './scrollMemory';

/** Scrolls a new screen to its top and one that is returned to as far as it was. */
export function useScrollMemory(scroll: ScrollMemory, open: OpenScreen | null): void {
  const shown = useRef<Location | null>(null);
  useEffect(() => scroll.start(), [scroll]);
  useLayoutEffect(() => {
    if (!open) return;
    const { location, change } = open;
    if (!keepsPlace(shown.current, location, change)) scroll.arrive(location.key, location.hash);
    shown.current = location;
  }, [open, scroll]);
}

/** Returns true if the page stays where it is: its screen corrects its own address, or something opens or closes over its rows. */
function keepsPlace(before: Location | null, now: Location, change: NavigationType): boolean {
  if (before?.pathname !== now.pathname) return false;
  if (change === NavigationType.Replace) return true;
  if (before.search === now.search || rowsIn(before) !== rowsIn(now)) return false;
  // A record on the whole page takes the rows away, and with them how far they were scrolled.
  return change === NavigationType.Push || isWhole(before) === isWhole(now);
}

function rowsIn({ search }: Location): string {
  const params = new URLSearchParams(search);
  for (const name of OVER_ROWS) params.delete(name);
  return String(params);
}

const isWhole = ({ search }: Location): boolean => new URLSearchParams(search).has('full');
