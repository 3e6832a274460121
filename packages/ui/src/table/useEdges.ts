import type { RefObject } from 'react';
import { useScreenEffect } from '../internal/useScreenEffect';

/**
 * Writes onto the frame what its scrolling allows: `data-fits` when no column is cut off, `data-scrolled` and
 * `data-beneath` while columns are hidden at the start and rows at the top, `data-more` while columns are at the end.
 */
export function useEdges(frame: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): void {
  useScreenEffect(() => {
    const root = frame.current;
    const box = scroller.current;
    if (!root || !box) return;
    const update = () => {
      const along = Math.abs(box.scrollLeft);
      root.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth + 1);
      root.toggleAttribute('data-scrolled', along > 1);
      root.toggleAttribute('data-beneath', box.scrollTop > 1);
      const beyond = box.scrollWidth - box.clientWidth - along;
      root.toggleAttribute('data-more', beyond > 1);
      if (along <= 1) root.style.setProperty('--cr-beyond', `${beyond}px`);
    };
    update();
    box.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(box);
    if (box.firstElementChild) observer?.observe(box.firstElementChild);
    return () => {
      box.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [frame, scroller]);
}
