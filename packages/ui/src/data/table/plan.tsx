import type { ReactNode } from 'react';
import { type NarrowPlace, type TableColumn, valueText } from './column';

/** A column with what was worked out for its cells. */
export interface PlannedColumn<Row> {
  readonly column: TableColumn<Row>;
  /** Classes of its cells. */
  readonly className: string;
  readonly place: NarrowPlace;
  /** Draws the content of a cell. */
  readonly draw: (row: Row) => ReactNode;
}

/** Names of the controls of a row, by the name of the row. */
export interface RowWords {
  readonly select: (name: string) => string;
  readonly show: (name: string) => string;
  readonly hide: (name: string) => string;
}

/** Everything that rows have in common; a new one renders every row again. */
export interface RowPlan<Row> {
  readonly columns: readonly PlannedColumn<Row>[];
  readonly may: ((row: Row) => boolean) | null;
  readonly expands: boolean;
  readonly actions: ((row: Row) => ReactNode) | null;
  readonly name: (row: Row) => string;
  readonly words: RowWords;
  /** Rows open on click. */
  readonly opens: boolean;
  /** Cells carry the name of their column, for the cards of a narrow screen. */
  readonly cards: boolean;
  /** Role of a cell. */
  readonly cell: 'gridcell' | 'cell';
}

function classOf<Row>(column: TableColumn<Row>, first: boolean): string {
  const align = column.align && column.align !== 'start' ? ` cr-${column.align}` : '';
  const tabular = column.tabular || column.align === 'end' ? ' cr-tabular' : '';
  return `cr-td${align}${tabular}${column.wrap ? ' cr-wrap' : ''}${first ? ' cr-first' : ''}`;
}

/** The content of a cell of plain text; in right-to-left text it keeps its own direction, or full stops and dates would turn round. */
function plainText<Row>(column: TableColumn<Row>, rightToLeft: boolean): (row: Row) => ReactNode {
  const text = (row: Row) => valueText(column.value?.(row));
  return rightToLeft ? (row) => <bdi>{text(row)}</bdi> : text;
}

/** Works out what the cells of every shown column have in common. */
export function planColumns<Row>(shown: readonly TableColumn<Row>[], rightToLeft: boolean): PlannedColumn<Row>[] {
  const aside = shown.findLast((column, index) => index > 0 && column.align === 'end' && !column.narrow);
  return shown.map((column, index) => ({
    column,
    className: classOf(column, index === 0),
    place: column.narrow ?? (index === 0 ? 'title' : column === aside ? 'aside' : 'line'),
    draw: column.cell ?? plainText(column, rightToLeft),
  }));
}

/** What a row is called: its label, else the text of its first column with a value. */
export function rowName<Row>(columns: readonly TableColumn<Row>[], label: ((row: Row) => string) | undefined) {
  const named = columns.find(({ value }) => value);
  return (row: Row): string => label?.(row) ?? valueText(named?.value?.(row));
}
