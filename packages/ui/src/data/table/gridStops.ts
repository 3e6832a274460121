const WIDGETS =
  'button:not(:disabled),a[href],input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

/** The controls inside an element, in reading order. */
export const widgetsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(WIDGETS)];

/** A cell that exists for its controls alone: the focus goes to them and never to the cell. */
const isControlCell = (cell: Element): boolean => cell.matches('th, .cr-select, .cr-expand, .cr-actions');

/** The cells of a row. */
export const cellsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(':scope > td, :scope > th'),
];

/** What the arrows stop at inside a cell: the cell, then its controls. */
export function stopsOf(cell: HTMLElement): HTMLElement[] {
  const widgets = widgetsIn(cell);
  return isControlCell(cell) && widgets.length > 0 ? widgets : [cell, ...widgets];
}

/** Returns true if keys belong to an element that is being typed into. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

/** Returns true if a press on this element is its own affair and not the row's. */
export const isOwnControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button,a,input,select,textarea,label,summary,[role=menu],[role=dialog]') !== null;

/** Row of an element inside a table, from 0; -1 in the heading, undefined elsewhere. */
export function rowIndexOf(element: Element | null): number | undefined {
  const row = element?.closest<HTMLElement>('[data-row]');
  return row?.dataset.row === undefined ? undefined : Number(row.dataset.row);
}
