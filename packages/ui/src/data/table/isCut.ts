/** Returns true if a cell doesn't show all of its text; a text of another direction, or one that is pressed, is cut within the cell. */
export function isCut(cell: HTMLElement): boolean {
  const inner = cell.firstElementChild;
  const text = inner?.matches('bdi, button') ? inner : cell;
  return text.scrollWidth > text.clientWidth;
}
