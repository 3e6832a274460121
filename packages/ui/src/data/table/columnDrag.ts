import type { DragEvent, RefObject } from 'react';

interface ColumnDrag {
  /** Column that is being dragged. */
  readonly dragged: RefObject<string | null>;
  /** Position of a shown column. */
  readonly place: (id: string) => number;
  readonly onMove: (id: string, target: string) => void;
}

/** Listeners of a heading that can be dragged to the place of another one. */
export function columnDrag({ dragged, place, onMove }: ColumnDrag) {
  return (id: string) => ({
    onDragStart: (event: DragEvent<HTMLElement>) => {
      dragged.current = id;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', id);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged.current === null || dragged.current === id) return;
      event.preventDefault();
      event.currentTarget.dataset.drop = place(dragged.current) < place(id) ? 'after' : 'before';
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.drop;
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      delete event.currentTarget.dataset.drop;
      if (dragged.current !== null) onMove(dragged.current, id);
      dragged.current = null;
    },
  });
}
