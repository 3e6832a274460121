import { type RefObject, useEffect, useRef } from 'react';

/** A ref whose element takes the focus when it appears, so that a reader of the next step begins at its heading. */
export function useFocusOnce<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => ref.current?.focus({ preventScroll: false }), []);
  return ref;
}
