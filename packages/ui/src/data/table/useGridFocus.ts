import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { focusAlong, focusCell, placeOf, quiet, rowElement, takeParked } from './gridElements';
import { type GridMove, type GridPlace, gridMove } from './gridKeys';
import { isOwnControl, isTyping } from './gridStops';

interface GridFocusOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: number;
  /** How many rows a page key jumps. */
  readonly page: number;
  readonly rightToLeft: boolean;
  /** Brings a row that is not drawn into the document. */
  readonly reveal: RefObject<((index: number) => void) | null>;
  /** Enter, `o` and Space on a cell. */
  readonly onOpen: (index: number) => void;
  readonly onSelect: (index: number, range: boolean) => void;
}

const within = (table: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && table.contains(target);

// Enter does nothing to a checkbox, so on the one that selects a row it opens the row, as on its other cells.
const isTick = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'checkbox';

/** One tab stop and arrow keys over the cells of a table, without a prop or a render per cell. */
export function useGridFocus(options: GridFocusOptions) {
  const { table, rows, reveal, onOpen, onSelect } = options;
  const place = useRef<GridPlace>({ row: 0, cell: 0 });

  const goTo = (to: GridPlace) => {
    const index = Math.min(to.row, rows - 1);
    if (!rowElement(table.current, index)) reveal.current?.(index);
    const row = rowElement(table.current, index) ?? rowElement(table.current, -1);
    if (row) focusCell(row, to.cell);
  };
  const go = (move: GridMove) => {
    const row = rowElement(table.current, place.current.row);
    if (typeof move === 'object') goTo(move);
    else if (row) focusAlong(row, move);
  };
  const act = ({ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const { row } = place.current;
    const opens = key === 'Enter' || (key === 'o' && !ctrlKey && !metaKey && !altKey);
    if (row < 0 || (!opens && key !== ' ')) return false;
    if (key !== 'o' && isOwnControl(target) && !(key === 'Enter' && isTick(target))) return false;
    if (opens) onOpen(row);
    else onSelect(row, shiftKey);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { currentTarget, target } = event;
    if (event.defaultPrevented || isTyping(target) || !within(currentTarget, target)) return;
    if (event.key === 'Tab') return quiet(currentTarget);
    const move = gridMove(event, place.current, options);
    if (move) go(move);
    if (move || act(event)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const { currentTarget, target, relatedTarget } = event;
    if (!within(currentTarget, target)) return;
    const entered = !within(currentTarget, relatedTarget);
    if (entered) quiet(currentTarget);
    currentTarget.tabIndex = -1;
    if (target !== currentTarget) place.current = placeOf(target) ?? place.current;
    else if (!takeParked(currentTarget)) goTo(place.current);
  };
  // The press will focus the table, which hands the focus on to the place that was pressed.
  const onMouseDown = ({ target }: MouseEvent<HTMLTableElement>) => {
    if (target instanceof Element && !isOwnControl(target)) place.current = placeOf(target) ?? place.current;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) => {
    if (!within(currentTarget, relatedTarget)) currentTarget.tabIndex = 0;
  };
  return { tabIndex: 0, onKeyDown, onMouseDown, onFocus, onBlur };
}
