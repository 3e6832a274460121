import { type RefObject, useEffect, useRef } from 'react';
import type { ListState } from './ListState';

/**
 * Gives the focus to the row that came in the place of one which an action took out of the list, or to the heading where no row
 * is left, so that it never falls to the page. What has the focus keeps it.
 */
export function useFocusAfterAction(
  { page, changedId, pending, view }: ListState,
  frame: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  // The records that were acted on one by one; none of them says whether those of a bulk action stay.
  const acted = useRef<readonly string[] | null>(null);
  const rows = page.data?.items;
  const isCovered = pending !== null || view.openId !== null || view.form !== null;
  useEffect(() => {
    if (pending?.bulk) acted.current = [];
    else if (changedId) acted.current = [changedId];
    const gone = acted.current;
    if (isCovered || !rows || gone === null || rows.some(({ id }) => gone.includes(id))) return undefined;
    // A layer that closes gives the focus back first.
    const drawn = requestAnimationFrame(() => {
      acted.current = null;
      if (hasFocus(frame.current)) return;
      const table = rows.length > 0 ? frame.current?.querySelector('table') : null;
      (table ?? heading.current)?.focus();
    });
    return () => cancelAnimationFrame(drawn);
  }, [changedId, pending, isCovered, rows, frame, heading]);
}

/** Returns true if anything of the page, or of the shadow root that holds the list, has the focus. */
function hasFocus(frame: HTMLElement | null): boolean {
  const root = frame?.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return focused !== null && focused !== document.body;
}
