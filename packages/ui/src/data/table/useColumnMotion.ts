import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTheme } from '../../theme/context';
import type { TableColumn } from './column';
import { columnDrag } from './columnDrag';
import { type ColumnView, columnWidth, moveColumn, resizeColumn } from './columnView';

/** Pixels that one key press makes a column wider or narrower. */
const STEP = 16;

interface MotionOptions<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly shown: readonly TableColumn<Row>[];
  readonly view: ColumnView;
  readonly onChange: (view: ColumnView) => void;
  readonly onMoved: (column: TableColumn<Row>, position: number) => void;
  readonly onResized: (column: TableColumn<Row>, width: number) => void;
}

/** Moves columns by drag and by Alt with an arrow, and resizes them by their edge and by Shift with an arrow. */
export function useColumnMotion<Row>(options: MotionOptions<Row>) {
  const { columns, shown, view, onChange, onMoved, onResized } = options;
  const { dir } = useTheme();
  const dragged = useRef<string | null>(null);
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  const move = (id: string, target: string | undefined) => {
    const column = shown.find((one) => one.id === id);
    if (!target || !column || id === target) return;
    onChange(moveColumn(columns, view, id, target));
    onMoved(column, shown.findIndex((one) => one.id === target) + 1);
  };
  const resize = (id: string, width: number) => {
    const next = resizeColumn(view, id, width);
    onChange(next);
    return next;
  };
  const resizeByKey = (id: string, width: number) => {
    const next = resize(id, width);
    const column = shown.find((one) => one.id === id);
    if (column) onResized(column, columnWidth(column, next));
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent<HTMLElement>) => {
    if (!event.key.startsWith('Arrow') || event.key.endsWith('Up') || event.key.endsWith('Down')) return;
    const step = event.key === forward ? 1 : -1;
    if (event.altKey) move(id, shown[shown.findIndex((one) => one.id === id) + step]?.id);
    else if (event.shiftKey) resizeByKey(id, event.currentTarget.getBoundingClientRect().width + step * STEP);
    else return;
    event.preventDefault();
  };
  const drag = columnDrag({ dragged, place: (id) => shown.findIndex((one) => one.id === id), onMove: move });
  const cellProps = (id: string) => ({
    draggable: true,
    'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight',
    onKeyDown: onKeyDown(id),
    ...drag(id),
  });
  const edgeProps = (id: string) => ({
    // A drag of the edge must not start a drag of the column.
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      followEdge(event.currentTarget, event, dir === 'rtl' ? -1 : 1, (width) => resize(id, width));
    },
  });
  return { cellProps, edgeProps };
}

/** What `useColumnMotion` gives. */
export interface ColumnMotion {
  readonly cellProps: (id: string) => object;
  readonly edgeProps: (id: string) => object;
}

function followEdge(edge: HTMLElement, start: PointerEvent, sign: number, onWidth: (width: number) => void) {
  const cell = edge.parentElement;
  if (!cell) return;
  const from = cell.getBoundingClientRect().width;
  const at = (event: { readonly clientX: number }) => from + sign * (event.clientX - start.clientX);
  const follow = (event: globalThis.PointerEvent) => onWidth(at(event));
  const stop = () => {
    edge.removeEventListener('pointermove', follow);
    delete edge.dataset.held;
  };
  edge.dataset.held = '';
  edge.setPointerCapture(start.pointerId);
  edge.addEventListener('pointermove', follow);
  edge.addEventListener('lostpointercapture', stop, { once: true });
}
