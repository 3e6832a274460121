import { type RefObject, useEffect, useRef } from 'react';

/** Handlers of a frame whose clicks must not take the keys of the page along. */
export interface KeptKeys {
  onPointerEnter(): void;
  onPointerLeave(): void;
}

/** Gives the focus to a place of the page when a click into a frame took it: a frame keeps all keys to itself. Who goes into it by Tab stays there. */
export function useKeptKeys(place: RefObject<HTMLElement | null>): KeptKeys {
  const isOver = useRef(false);
  useEffect(() => {
    const view = place.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    const byKeys = () => {
      isOver.current = false;
    };
    const left = () => {
      if (!isOver.current) return;
      // The frame has the focus only once the page has lost it.
      view.requestAnimationFrame(() => {
        if (place.current?.contains(view.document.activeElement)) place.current.focus({ preventScroll: true });
      });
    };
    view.addEventListener('keydown', byKeys);
    view.addEventListener('blur', left);
    return () => {
      view.removeEventListener('keydown', byKeys);
      view.removeEventListener('blur', left);
    };
  }, [place]);
  return {
    onPointerEnter() {
      isOver.current = true;
    },
    onPointerLeave() {
      isOver.current = false;
    },
  };
}
