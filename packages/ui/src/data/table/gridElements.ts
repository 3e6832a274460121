import { focusedElement } from '../../internal/focusedElement';
import type { GridPlace } from './gridKeys';
import { cellsOf, rowIndexOf, stopsOf, widgetsIn } from './gridStops';

/** Takes the controls of a table out of the tab order: the table is one stop, the arrows move inside it. */
export function quiet(table: HTMLElement): void {
  for (const widget of widgetsIn(table)) if (widget.tabIndex !== -1) widget.tabIndex = -1;
}

/** Focuses a cell or control and scrolls as little as needed to show it. */
function focusOn(element: HTMLElement | undefined): void {
  if (!element) return;
  if (!element.matches('button,a,input,select,textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.closest('td,th')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The row drawn for an index; -1 is the heading. */
export const rowElement = (table: HTMLElement | null, index: number): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null;

/** Focuses the first stop of a cell of a row. */
export function focusCell(row: HTMLElement, index: number): void {
  const cells = cellsOf(row);
  const cell = cells[Math.min(index, cells.length - 1)];
  if (cell) focusOn(stopsOf(cell)[0]);
}

/** Focuses the next or last stop of a row in reading order. */
export function focusAlong(row: HTMLElement, step: 1 | -1): void {
  const stops = cellsOf(row).flatMap(stopsOf);
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  focusOn(stops[at + step]);
}

/** The place of an element in a table; none outside its cells. */
export function placeOf(element: Element): GridPlace | undefined {
  const row = rowIndexOf(element);
  const cell = element.closest<HTMLElement>('td,th');
  return row === undefined || !cell?.parentElement
    ? undefined
    : { row, cell: cellsOf(cell.parentElement).indexOf(cell) };
}

/** The table keeps the focus for a row that has been scrolled out of the document. */
const PARKED = 'parked';

/** Gives the focus to the table when the cell that had it is gone; the arrows go on from there. */
export function parkFocus(table: HTMLElement | null): void {
  const focused = focusedElement();
  // The tab index tells that the focus was inside; see `useGridFocus`.
  if (!table || table.tabIndex !== -1 || (focused && focused !== document.body)) return;
  table.dataset[PARKED] = '';
  table.focus({ preventScroll: true });
}

/** Returns true if the table has just been given the focus by `parkFocus`. */
export function takeParked(table: HTMLElement): boolean {
  const parked = PARKED in table.dataset;
  delete table.dataset[PARKED];
  return parked;
}
