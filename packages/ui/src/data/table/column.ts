import type { ReactNode } from 'react';

/** What a cell holds in plain form: shown when the column draws nothing itself, sorted and searched locally. */
export type CellValue = string | number | bigint | boolean | null | undefined;

/** Place of a column in the record that a row becomes on a narrow screen: first line start and end, second line start and end, or a named line of its own. */
export type NarrowPlace = 'title' | 'aside' | 'meta' | 'mark' | 'line' | 'hidden';

/** One column of a `Table`; keep the array of columns the same between renders, so that rows need not render again. */
export interface TableColumn<Row> {
  /** Unique name; the field that the server sorts by when the column is sortable. */
  readonly id: string;
  /** Heading in words; also its name in the columns menu. */
  readonly header: string;
  /** Plain value: shown without `cell`, and what local sorting and searching read. */
  readonly value?: (row: Row) => CellValue;
  /** Draws the content. */
  readonly cell?: (row: Row) => ReactNode;
  /** Default start; `end` for amounts, whose figures then have equal width. */
  readonly align?: 'start' | 'center' | 'end';
  /** Figures of equal width: ids, dates, card numbers. */
  readonly tabular?: boolean;
  /** Least width in pixels. Default 160. */
  readonly width?: number;
  /** Share of the free width; 0 keeps the width. Default 1. */
  readonly grow?: number;
  /** Its heading is a button that sorts. */
  readonly sortable?: boolean;
  /** May be hidden in the columns menu. Default true. */
  readonly hideable?: boolean;
  /** Hidden until the operator shows it. Default false. */
  readonly hiddenAtFirst?: boolean;
  /** Lets long text go on to further lines instead of being cut. */
  readonly wrap?: boolean;
  /** Default: the first column is the title, the last end-aligned one stands aside, the others are lines. */
  readonly narrow?: NarrowPlace;
}

/** Field and direction of an order. */
export interface TableSort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 'asc' | 'desc';
}

/** Narrowest a column can be made, in pixels. */
export const LEAST_WIDTH = 64;

/** Width of a column that says none, in pixels. */
export const DEFAULT_WIDTH = 160;

/** A value as text; nothing for what is absent. */
export const valueText = (value: CellValue): string => (value === null || value === undefined ? '' : String(value));

/** The order after pressing a heading: ascending, descending, none. */
export function nextSort(sort: TableSort | null | undefined, field: string): TableSort | null {
  if (sort?.field !== field) return { field, direction: 'asc' };
  return sort.direction === 'asc' ? { field, direction: 'desc' } : null;
}
