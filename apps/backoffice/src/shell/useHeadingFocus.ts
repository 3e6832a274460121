import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a screen may take to bring its heading before the focus stays where it is. */
const PATIENCE_MS = 5000;

/** Moves the focus to the new screen's heading after a navigation, so that a screen reader says where one is. */
export function useHeadingFocus(settled: boolean): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (!settled || shown.current === pathname) return undefined;
    shown.current = pathname;
    return whenThere(() => document.querySelector<HTMLElement>('main h1, [role="alert"] h1'), focusHeading);
  }, [pathname, settled]);
}

function focusHeading(heading: HTMLElement): void {
  // A form that put the focus into its first field, or a dialog that holds it, knows better.
  const active = document.activeElement;
  if (active?.closest('[role="dialog"], main input')) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function whenThere(find: () => HTMLElement | null, act: (found: HTMLElement) => void): () => void {
  const found = find();
  if (found) {
    act(found);
    return () => undefined;
  }
  const look = () => {
    const late = find();
    if (!late) return;
    stop();
    act(late);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
