import type { MouseEvent } from 'react';
import { isOwnControl, rowIndexOf } from './gridStops';
import { isCut } from './isCut';
import { useStable } from './useStable';
import type { TableModel } from './useTableModel';

/** Returns true if a press only ended a selection of text. */
function hasSelectedText(inside: Node): boolean {
  const root = inside.getRootNode();
  // Some browsers tell of a selection inside a shadow root only there.
  const ask: unknown = Reflect.get(root, 'getSelection');
  return String((typeof ask === 'function' ? ask.call(root) : document.getSelection()) ?? '') !== '';
}

/** Listeners on the body for all of its rows, so that a row needs none of its own. */
export function useRowEvents<Row>(model: TableModel<Row>) {
  const { rows, rowId, onRowOpen } = model.props;
  const open = useStable((index: number) => {
    const row = rows[index];
    if (row !== undefined) onRowOpen?.(row);
  });
  const select = useStable((index: number, range: boolean) => {
    const row = rows[index];
    if (row !== undefined && model.plan.may?.(row)) model.selection.toggle(rowId(row), range);
  });
  const onClick = useStable((event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (
      !(target instanceof Element) ||
      !currentTarget.contains(target) ||
      isOwnControl(target) ||
      hasSelectedText(target)
    )
      return;
    const index = rowIndexOf(target);
    const cell = target.closest<HTMLElement>('.cr-td');
    if (index === undefined) return;
    // On a phone a row has gaps between its cells, which open it as well.
    if (cell?.matches('.cr-select')) select(index, event.shiftKey);
    else if (!cell?.matches('.cr-expand, .cr-actions')) open(index);
  });
  // A cut text is told in full on demand; measuring every cell beforehand would cost more than drawing it.
  const onMouseOver = useStable((event: MouseEvent<HTMLElement>) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.cr-td') : null;
    if (cell && isCut(cell) && !cell.title) cell.title = cell.textContent ?? '';
  });
  return { open, select, bodyProps: { onClick, onMouseOver } };
}

/** What `useRowEvents` gives. */
export type RowEvents = ReturnType<typeof useRowEvents>;
