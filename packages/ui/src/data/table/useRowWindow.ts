import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScreenEffect } from '../../internal/useScreenEffect';
import { covers, type ListPlace, type RowWindow, windowAround } from './rowWindow';

/** Height of the heading, which lies over the top of the rows, in pixels. */
export const HEAD = 40;

/** Rows drawn before the height of the table is known. */
const FIRST_ROWS = 24;

/** The box that a body of rows scrolls in. */
export const scrollerOf = (body: HTMLElement | null): HTMLElement | null =>
  body?.closest<HTMLElement>('.cr-scroll') ?? null;

/** Follows the scrolling of a list of rows of one height and says which rows to draw; `height` is that of its viewport in pixels. */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [drawn, draw] = useState<RowWindow>({ start: 0, end: Math.min(count, FIRST_ROWS) });
  const [height, setHeight] = useState(0);
  const latest = useRef(drawn);
  const top = useRef(0);

  useScreenEffect(() => {
    const box = scrollerOf(body.current);
    if (!box) return undefined;
    const follow = () => {
      const place = placeOf(box, count, rowHeight);
      const down = box.scrollTop >= top.current;
      top.current = box.scrollTop;
      if (covers(latest.current, place)) return false;
      latest.current = windowAround(place, latest.current, down);
      return true;
    };
    const measure = () => {
      setHeight(box.clientHeight);
      if (follow()) draw(latest.current);
    };
    // Without `flushSync` the rows would arrive a frame after the scrolling that asked for them.
    const onScroll = () => follow() && flushSync(() => draw(latest.current));
    measure();
    box.addEventListener('scroll', onScroll, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [body, count, rowHeight]);

  return { start: Math.min(drawn.start, count), end: Math.min(drawn.end, count), height };
}

function placeOf(box: HTMLElement, count: number, rowHeight: number): ListPlace {
  const fits = Math.ceil((box.clientHeight - HEAD) / rowHeight) + 1;
  return { first: Math.floor(box.scrollTop / rowHeight), fits, count };
}

/** Scrolls a row into the part of the viewport that the heading leaves free. */
export function scrollToRow(box: HTMLElement, index: number, rowHeight: number): void {
  const above = index * rowHeight;
  const below = above + rowHeight - (box.clientHeight - HEAD);
  if (box.scrollTop > above) box.scrollTop = above;
  else if (box.scrollTop < below) box.scrollTop = below;
}
