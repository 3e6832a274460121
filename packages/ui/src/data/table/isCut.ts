/** Returns true if a cell doesn't show all of its text; a text of another direction is cut within the cell. */
export function isCut(cell: HTMLElement): boolean {
  const text = cell.firstElementChild?.localName === 'bdi' ? cell.firstElementChild : cell;
  return text.scrollWidth > text.clientWidth;
}
