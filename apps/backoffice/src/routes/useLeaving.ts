import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OpenScreen, ScreenRoutingState } from './createScreenRouter';

/** Makes a screen inert once the address names another, and gives how to ask whether that other may take its time to be drawn. */
export function useLeaving(open: OpenScreen | null): (next: ScreenRoutingState) => boolean {
  const shown = useRef(open);
  useLayoutEffect(() => {
    shown.current = open;
    setInert(false);
    return () => setInert(false);
  }, [open]);
  return useCallback((next) => {
    // That something is under way is shown at once, and so are what nobody can use yet and what a screen changes in its own address.
    if (next.left) setInert(true);
    const isAnother = !next.busy && shown.current !== null && next.open?.route.name !== shown.current.route.name;
    if (isAnother) setInert(true);
    return isAnother;
  }, []);
}

// All of the page, since the layers of a screen stand beside it: a press in them belongs to the screen that the address names.
function setInert(inert: boolean): void {
  document.body.inert = inert;
}
