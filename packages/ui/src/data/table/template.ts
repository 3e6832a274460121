import type { TableColumn } from './column';
import { type ColumnView, columnWidth } from './columnView';

/** Widths of the columns that the table adds, in pixels. */
export const SELECT_WIDTH = 44;
const EXPAND_WIDTH = 36;
export const ACTIONS_WIDTH = 56;

/** Which columns the table adds around those of the data. */
export interface AddedColumns {
  readonly select: boolean;
  readonly expand: boolean;
  readonly actions: boolean;
}

/** Tracks of the grid that every row lays itself out on, and the least width of all of them in pixels. */
export interface RowTemplate {
  readonly tracks: string;
  readonly leastWidth: number;
  /** Width of what stands before the first data column. */
  readonly lead: number;
}

/** Works out the tracks: of fixed shares where rows are drawn apart, as wide as their content asks where all share one grid. */
export function rowTemplate<Row>(
  shown: readonly TableColumn<Row>[],
  view: ColumnView,
  added: AddedColumns,
  byContent = false,
): RowTemplate {
  const grows = (column: TableColumn<Row>) => (view.widths[column.id] === undefined ? (column.grow ?? 1) : 0);
  const nothingGrows = shown.every((column) => grows(column) === 0);
  const track = (column: TableColumn<Row>, index: number) => {
    const width = columnWidth(column, view);
    const share = nothingGrows && index === shown.length - 1 ? 1 : grows(column);
    const fixed = view.widths[column.id] !== undefined;
    // Names may be cut; figures, codes and times are shown whole.
    if (byContent && !fixed)
      return grows(column) > 0 && column.align !== 'end' ? `minmax(${width}px,auto)` : 'minmax(max-content,auto)';
    return share > 0 ? `minmax(${width}px,${share}fr)` : `${width}px`;
  };
  const lead = (added.select ? SELECT_WIDTH : 0) + (added.expand ? EXPAND_WIDTH : 0);
  const before = [added.select && `${SELECT_WIDTH}px`, added.expand && `${EXPAND_WIDTH}px`];
  const after = [added.actions && `${ACTIONS_WIDTH}px`];
  const widths = shown.reduce((sum, column) => sum + columnWidth(column, view), 0);
  return {
    tracks: [...before, ...shown.map(track), ...after].filter(Boolean).join(' '),
    leastWidth: lead + widths + (added.actions ? ACTIONS_WIDTH : 0),
    lead,
  };
}
