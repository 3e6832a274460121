import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OpenScreen, ScreenRoutingState } from './createScreenRouter';

/** Makes a screen inert once the address names another, and gives how to ask whether that other may take its time to be drawn. */
export function useLeaving(open: OpenScreen | null): (next: ScreenRoutingState) => boolean {
  const shown = useRef(open);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    shown.current = open;
    setInert(false);
    returnFocus(focused.current);
    focused.current = null;
    return () => setInert(false);
  }, [open]);
  return useCallback((next) => {
    // That something is under way is shown at once, and so are what nobody can use yet and what a screen changes in its own address.
    const isAnother = !next.busy && shown.current !== null && next.open?.route.name !== shown.current.route.name;
    if (!isAnother) return false;
    focused.current ??= document.activeElement;
    setInert(true);
    return true;
  }, []);
}

// All of the page, since the layers of a screen stand beside it: a press in them belongs to the screen that the address names.
function setInert(inert: boolean): void {
  document.body.inert = inert;
}

// What is inert loses the focus: the link that was followed has it again where it stands on, unless the next screen took it.
function returnFocus(from: Element | null): void {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (isNowhere && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
}
