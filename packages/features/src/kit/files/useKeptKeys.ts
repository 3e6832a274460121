import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a place of the page when a click into a frame took it: a frame keeps all keys to itself. Who goes into it by Tab, or uses no pointer at
 * all, stays there.
 */
export function useKeptKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = place.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    let byPointer = false;
    let byTab = false;
    const heard = new AbortController();
    const hear = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
      view.addEventListener(name, listener, { signal: heard.signal });
    // A page may hear nothing of a pointer that is over a frame, but hears of it on its way there.
    hear('pointermove', () => {
      byPointer = true;
    });
    hear('keydown', ({ key }) => {
      byTab = key === 'Tab';
    });
    for (const over of ['keyup', 'focus'] as const) {
      hear(over, () => {
        byTab = false;
      });
    }
    hear('blur', () => {
      if (!byPointer || byTab) return;
      // The frame has the focus only once the page has lost it; a page that is not drawn has no frames to wait for.
      view.setTimeout(() => {
        if (place.current?.contains(view.document.activeElement)) place.current.focus({ preventScroll: true });
      });
    });
    return () => heard.abort();
  }, [place]);
}
