import type { HTMLAttributes, ReactNode } from 'react';
import type { TableColumn, TableSort } from './column';
import type { ColumnView } from './columnView';

/** Why there are no rows: nothing exists yet, nothing was searched for yet, or nothing matches the filters. */
export type TableEmpty = 'nothing' | 'unsearched' | 'unmatched';

interface TableData<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Unique and lasting id of a row. */
  readonly rowId: (row: Row) => string;
  /** What a row is called in the names of its controls; the text of its first column by default. */
  readonly rowLabel?: (row: Row) => string;
  /** Position of the first row among all, from 0. Default 0. */
  readonly firstRow?: number;
  /** How many rows there are in all, when these are a page of them. */
  readonly totalRows?: number;
}

interface TableStates {
  /** Nothing has arrived yet: rows of the right shape stand in. */
  readonly loading?: boolean;
  /** How many of them. Default 10. */
  readonly skeletonRows?: number;
  /** Newer data is on its way: a thin line runs, the rows stay. */
  readonly refreshing?: boolean;
  /** What went wrong, such as an `ErrorState`; stands in for rows, or above those that are there. */
  readonly error?: ReactNode;
  /** Default nothing. */
  readonly empty?: TableEmpty;
  /** Offered below the sentence of an empty table. */
  readonly emptyAction?: ReactNode;
  /** Offered as "Clear filters" when nothing matches. */
  readonly onClearFilters?: () => void;
}

interface TableOrder {
  /** Order in effect; null is none. */
  readonly sort?: TableSort | null;
  readonly defaultSort?: TableSort | null;
  readonly onSortChange?: (sort: TableSort | null) => void;
  /** Which columns are shown, in which order, how wide. */
  readonly columnView?: ColumnView;
  readonly defaultColumnView?: ColumnView;
  /** Without it, columns can be neither moved nor resized. */
  readonly onColumnViewChange?: (view: ColumnView) => void;
}

interface TableSelection<Row> {
  /** Which rows can be selected; false is none. */
  readonly selectable?: boolean | ((row: Row) => boolean);
  /** Ids of selected rows; may name rows of other pages. */
  readonly selected?: readonly string[];
  readonly defaultSelected?: readonly string[];
  readonly onSelectedChange?: (ids: readonly string[]) => void;
  /** Actions on what is selected, drawn in the bar that counts it. */
  readonly bulkActions?: (ids: readonly string[]) => ReactNode;
}

interface TableRows<Row> {
  /** Opens a row, on click and on Enter. */
  readonly onRowOpen?: (row: Row) => void;
  /** Row that is open elsewhere, such as in a drawer. */
  readonly activeRowId?: string | null;
  /** A menu or button at the end of every row. */
  readonly rowActions?: (row: Row) => ReactNode;
}

interface TableLook {
  /** Above the heading, inside the frame: a `TableToolbar`. */
  readonly toolbar?: ReactNode;
  /** Below the rows, inside the frame: a `Pagination`. */
  readonly footer?: ReactNode;
  /** Keeps the first column visible while scrolling sideways. Default true. */
  readonly pinFirst?: boolean;
  /** Draws no frame, for a table inside a card or dialog. */
  readonly bare?: boolean;
}

type FrameAttributes = Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'>;

/** What every kind of table takes; `className`, `style`, other attributes and the ref go to the frame. */
export interface TableBaseProps<Row>
  extends FrameAttributes,
    TableData<Row>,
    TableStates,
    TableOrder,
    TableSelection<Row>,
    TableRows<Row>,
    TableLook {}

/** Props of `Table`. */
export interface TableProps<Row> extends TableBaseProps<Row> {
  /** Gives every row an expander that shows this below it. */
  readonly rowDetail?: (row: Row) => ReactNode;
  /** Ids of expanded rows. */
  readonly expanded?: readonly string[];
  readonly defaultExpanded?: readonly string[];
  readonly onExpandedChange?: (ids: readonly string[]) => void;
  /** Tallest it may be, as a CSS length; the heading then sticks to it and not to the page. */
  readonly maxHeight?: string;
  /** What rows become below 600 px: cards, or rows that scroll sideways. Default cards. */
  readonly narrow?: 'cards' | 'scroll';
}

/** Props of `VirtualTable`. */
export interface VirtualTableProps<Row> extends TableBaseProps<Row> {
  /** Height of the table as a CSS length. Default 600px. */
  readonly height?: string;
}
