import type { ResourceContract } from './ResourceContract';

/** A stretch of time: UTC instants, `from` included, `to` excluded, and the zone in which they were meant. @source ours */
export interface TimeRange {
  from: string;
  to: string;
  zone: string;
}

/** The field and direction of a sorted page. */
export interface Sort<Field extends string = string> {
  field: Field;
  direction: 'asc' | 'desc';
}

/** Conditions and order, without a page: the query of `list` and `export`. */
export interface FilterQuery<C extends ResourceContract> {
  filter?: Partial<C['filter']> | undefined;
  sort?: Sort<C['sort']> | undefined;
}

/** A page by its number (from 1) and size (10, 25, 50 or 100). @source spec §9 */
export interface PageQuery<C extends ResourceContract> extends FilterQuery<C> {
  page: number;
  size: number;
  /** True if the reader asked for rows that a very long list keeps back until then. @source spec §2 "Click Search" */
  searched?: true | undefined;
}

/** A column of an exported file. @source ours */
export interface ExportColumn {
  /** A field of the row; `<field>.currency` is the currency of a money field. */
  field: string;
  /** The column's heading, as the reader's screen says it. */
  header: string;
  /** What the reader's screen says for a code: by number, string or boolean, each written as a string; other codes stay as they are. */
  words?: Readonly<Record<string, string>> | undefined;
}

/** What `export` writes to a file: the same conditions as `page`, the columns in the reader's order. */
export interface ExportQuery<C extends ResourceContract> extends FilterQuery<C> {
  format?: C['formats'] | undefined;
  /** In the reader's order; when absent, every field of the row that the reader may see, under its own name. */
  columns?: readonly ExportColumn[] | undefined;
  /** IANA zone in which times are written; UTC when absent. */
  zone?: string;
  /** Only this page of the list, as `page` gives it; all rows when absent. */
  slice?: { page: number; size: number } | undefined;
}

/** One page of rows and how many there are in all. @source spec §9 */
export interface Page<Row> {
  items: Row[];
  page: number;
  size: number;
  total: number;
  /** True if the list is so long that its rows wait for a filter or a search; then `items` is empty. */
  unsearched?: true | undefined;
  /** What the asking user may do with the list as a whole, such as `create` or `export`; absent from a gateway that does not say. */
  allowedActions?: readonly string[];
  /** Such actions that the embed session of the asking page leaves out, and the widgets that it was opened for; absent for any other reader. */
  notInSession?: { readonly components: readonly string[]; readonly actions: readonly string[] } | undefined;
}

/** Most characters of a record's id. @source ours */
export const ID_MAX_LENGTH = 64;

/** Most characters of a segment, an action, a field or another name on the wire. @source ours */
export const NAME_MAX_LENGTH = 64;

/** Most characters of a search. @source ours */
export const SEARCH_MAX_LENGTH = 100;

/** Rows beyond which logs and authorizations are read only for a filter, or once somebody searches. @source ours */
export const SEARCH_FIRST_ROWS = 100_000;

/** Most rows of a page. @source spec §9 (the largest choice) */
export const PAGE_SIZE_MAX = 100;

/** Page sizes that an operator may choose; the first is the default. @source spec §9 */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, PAGE_SIZE_MAX];
