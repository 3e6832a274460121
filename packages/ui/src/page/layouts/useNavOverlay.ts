import { type RefObject, useEffect, useRef } from 'react';

/** While the navigation lies over the screen: the screen is inert, focus is in the navigation, Escape closes it, and focus returns. */
export function useNavOverlay(
  nav: RefObject<HTMLElement | null>,
  screen: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const behind = screen.current;
    if (!open || !behind) return;
    const before = document.activeElement;
    // As an attribute, because React 18 does not know the property.
    behind.setAttribute('inert', '');
    nav.current?.querySelector<HTMLElement>('a, button')?.focus();
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      behind.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open, nav, screen]);
}
