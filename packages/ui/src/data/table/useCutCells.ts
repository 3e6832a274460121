import { type RefObject, useEffect, useRef } from 'react';
import { useScreenEffect } from '../../internal/useScreenEffect';
import { isCut } from './isCut';

/** Data cells, whose text may be longer than their column; those that wrap are clipped by their class. */
const CELLS = ':scope > td:not(.cr-select, .cr-expand, .cr-actions, .cr-wrap)';

function markCells(rows: readonly HTMLElement[]): void {
  const cells = rows.flatMap((row) => [...row.querySelectorAll<HTMLElement>(CELLS)]);
  // All are read before the first is written, so that the rows are laid out once.
  const cut = cells.map(isCut);
  for (const [at, cell] of cells.entries()) {
    cell.toggleAttribute('data-cut', cut[at]);
    if (cut[at]) cell.title = cell.textContent;
    else if (cell.title) cell.removeAttribute('title');
  }
}

const rowsOf = (body: HTMLElement | null): HTMLElement[] =>
  [...(body?.children ?? [])].filter((row) => row instanceof HTMLElement);

/** What decides what cells hold and how wide they are; compared by identity. */
export interface CellContent {
  readonly rows: readonly unknown[];
  readonly plan: object;
  readonly template: object;
  readonly rowHeight: number;
}

const isSame = (one: CellContent, other: CellContent): boolean =>
  one.rows === other.rows &&
  one.plan === other.plan &&
  one.template === other.template &&
  one.rowHeight === other.rowHeight;

/**
 * Marks the drawn cells whose text is cut, and gives them all of it as tooltip: new rows as they come, all where their content or the width has changed. Only
 * these cells are clipped, since a clip of every cell costs more in each frame of scrolling than all else that is painted.
 */
export function useCutCells(body: RefObject<HTMLElement | null>, content: CellContent): void {
  const marked = useRef({ content, rows: new WeakSet<Element>() });
  useScreenEffect(() => {
    if (!isSame(marked.current.content, content)) marked.current = { content, rows: new WeakSet() };
    const { rows } = marked.current;
    const fresh = rowsOf(body.current).filter((row) => !rows.has(row));
    markCells(fresh);
    for (const row of fresh) rows.add(row);
  });
  useEffect(() => {
    const element = body.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) markCells(rowsOf(element));
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
}
