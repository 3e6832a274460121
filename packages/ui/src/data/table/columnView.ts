import { DEFAULT_WIDTH, LEAST_WIDTH, type TableColumn } from './column';

/** What an operator made of the columns: which are hidden, in which order, how wide. A host may keep it as JSON. */
export interface ColumnView {
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  /** Ids in order; columns that are not named follow in their own order. */
  readonly order: readonly string[];
  /** Widths in pixels by id, where they were changed. */
  readonly widths: Readonly<Record<string, number>>;
}

/** The columns as their author declared them. */
export const INITIAL_COLUMN_VIEW: ColumnView = { hidden: [], order: [], widths: {} };

interface Identified {
  readonly id: string;
}

/** The view of columns that nobody has changed: those that are hidden at first are hidden. */
export function initialColumnView(columns: readonly (Identified & { readonly hiddenAtFirst?: boolean })[]): ColumnView {
  const hidden = columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id);
  return { ...INITIAL_COLUMN_VIEW, hidden };
}

/** Every column in the operator's order, hidden ones included; ids that no longer exist are passed over. */
export function orderedColumns<Column extends Identified>(columns: readonly Column[], view: ColumnView): Column[] {
  const place = new Map(view.order.map((id, index) => [id, index]));
  const own = (column: Column, index: number) => place.get(column.id) ?? view.order.length + index;
  return columns
    .map((column, index) => ({ column, at: own(column, index) }))
    .sort((left, right) => left.at - right.at)
    .map(({ column }) => column);
}

/** The columns that are shown, in the operator's order. */
export const shownColumns = <Column extends Identified>(columns: readonly Column[], view: ColumnView): Column[] =>
  orderedColumns(columns, view).filter(({ id }) => !view.hidden.includes(id));

/** Shows or hides a column. */
export const toggleColumn = (view: ColumnView, id: string): ColumnView => ({
  ...view,
  hidden: view.hidden.includes(id) ? view.hidden.filter((other) => other !== id) : [...view.hidden, id],
});

/** Puts a column at the place of another one, which moves aside. */
export function moveColumn(columns: readonly Identified[], view: ColumnView, id: string, target: string): ColumnView {
  const ids = orderedColumns(columns, view).map((column) => column.id);
  const from = ids.indexOf(id);
  const to = ids.indexOf(target);
  if (from < 0 || to < 0 || from === to) return view;
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return { ...view, order: ids };
}

/** Gives a column a width in pixels, not below the least one. */
export const resizeColumn = (view: ColumnView, id: string, width: number): ColumnView => ({
  ...view,
  widths: { ...view.widths, [id]: Math.max(LEAST_WIDTH, Math.round(width)) },
});

/** Width of a column in pixels, before it takes part in the free width. */
export const columnWidth = <Row>(column: TableColumn<Row>, view: ColumnView): number =>
  view.widths[column.id] ?? column.width ?? DEFAULT_WIDTH;
