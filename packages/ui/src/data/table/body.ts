import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import type { TableModel } from './useTableModel';

/** What the part that draws the rows is given. */
export interface BodyProps<Row> {
  readonly model: TableModel<Row>;
  /** Filled by a body that does not draw all rows: brings one of them into the document. */
  readonly reveal: RefObject<((index: number) => void) | null>;
  /** Listeners and styles of the `tbody`. */
  readonly bodyProps: HTMLAttributes<HTMLTableSectionElement>;
}

/** Draws the rows of a table. */
export type TableBody = <Row>(props: BodyProps<Row>) => ReactNode;
