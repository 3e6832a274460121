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
    let byTab = false;
    const pressed = ({ key }: KeyboardEvent) => {
      byTab = key === 'Tab';
    };
    const released = () => {
      byTab = false;
    };
    const left = () => {
      if (!isOver.current || byTab) return;
      // The frame has the focus only once the page has lost it; a page that is not drawn has no frames to wait for.
      view.setTimeout(() => {
        if (place.current?.contains(view.document.activeElement)) place.current.focus({ preventScroll: true });
      });
    };
    view.addEventListener('keydown', pressed);
    view.addEventListener('keyup', released);
    view.addEventListener('focus', released);
    view.addEventListener('blur', left);
    return () => {
      view.removeEventListener('keydown', pressed);
      view.removeEventListener('keyup', released);
      view.removeEventListener('focus', released);
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
