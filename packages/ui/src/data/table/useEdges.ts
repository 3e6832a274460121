import type { RefObject } from 'react';
import { useScreenEffect } from '../../internal/useScreenEffect';

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
      // All is read before anything is written: a page in between would be laid out anew for each.
      const { scrollTop, scrollWidth, clientWidth } = box;
      const along = Math.abs(box.scrollLeft);
      const beyond = scrollWidth - clientWidth - along;
      root.toggleAttribute('data-fits', scrollWidth <= clientWidth + 1);
      root.toggleAttribute('data-scrolled', along > 1);
      root.toggleAttribute('data-beneath', scrollTop > 1);
      root.toggleAttribute('data-more', beyond > 1);
    };
    box.addEventListener('scroll', update, { passive: true });
    // Tells sizes for the first time once the page was laid out, before anybody sees it.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    if (!observer) update();
    observer?.observe(box);
    if (box.firstElementChild) observer?.observe(box.firstElementChild);
    return () => {
      box.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [frame, scroller]);
}
