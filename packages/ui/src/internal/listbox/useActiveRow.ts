import { type RefObject, useEffect } from 'react';

/** Scrolls the active row of a list just into view; a list that the pointer moves in must not scroll under it. */
export function useActiveRow(panel: RefObject<HTMLElement | null>, active: number, ready: boolean): void {
  useEffect(() => {
    const list = panel.current;
    const row = active < 0 || !ready ? null : list?.querySelector<HTMLElement>('[data-active]');
    if (!list || !row) return;
    const [top, bottom] = [row.offsetTop - EDGE, row.offsetTop + row.offsetHeight + EDGE];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [panel, active, ready]);
}

const EDGE = 4;
