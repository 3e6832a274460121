import type { Sort } from '@corridor/core';
import type { ColumnView } from '@corridor/ui';
import { isSet } from '../filters/FilterKind';
import type { FormTarget } from '../form/FormTarget';

/** What a list shows: its filter, order, page, columns and open record. A host may keep it in its URL. */
export interface ListView<Filter, SortField extends string> {
  readonly filter: Partial<Filter>;
  readonly sort: Sort<SortField> | null;
  /** From 1. */
  readonly page: number;
  /** 10, 25, 50 or 100. @source spec §9 */
  readonly size: number;
  /** Hidden columns, their order and widths; a host's own columns by their id. */
  readonly columns: ColumnView;
  /** Id of the record whose details are open. */
  readonly openId: string | null;
  /** Shows the open record on the whole page, in place of the list. */
  readonly full: boolean;
  /** The form that is open over the list. */
  readonly form: FormTarget | null;
}

/** Why a view changed where nobody asked for it: `correction` of a page behind the last one. */
export type ViewChange = 'correction';

type AnyView = Pick<ListView<object, string>, 'page' | 'size'>;

/** The view under another filter: from its first page. */
export function withFilter<Filter, View extends ListView<Filter, string>>(view: View, filter: Partial<Filter>): View {
  return { ...view, filter: meaningful(filter), page: 1 };
}

/** The view in another order: from its first page. */
export function withSort<View extends AnyView & { readonly sort: unknown }>(view: View, sort: View['sort']): View {
  return { ...view, sort, page: 1 };
}

/** The view in pages of another size, on the page that holds the first row now on screen. */
export function withSize<View extends AnyView>(view: View, size: number): View {
  const firstRow = (view.page - 1) * view.size;
  return { ...view, size, page: Math.floor(firstRow / size) + 1 };
}

/** What of a list goes into a file. */
export type ExportScope = 'page' | 'all';

/** The part of an export's question that keeps it to the page on screen; nothing for all rows. */
export function sliceOf({ page, size }: AnyView, scope: ExportScope = 'all') {
  return scope === 'page' ? { slice: { page, size } } : {};
}

/** A filter without conditions that say nothing: empty texts and empty choices. */
export function meaningful<Filter>(filter: Partial<Filter>): Partial<Filter> {
  return asPartial(Object.fromEntries(Object.entries(filter).filter(([, value]) => isSet(value))));
}

/** Returns true if a filter narrows anything. */
export function isFiltered(filter: object): boolean {
  return Object.keys(meaningful(filter)).length > 0;
}

/** Our columns that are on screen, in the reader's order; a host's own are not the gateway's to write. */
export function shownColumns(columns: readonly string[], { hidden, order }: ColumnView): string[] {
  const place = (id: string, index: number) => (order.includes(id) ? order.indexOf(id) : order.length + index);
  return columns
    .map((id, index) => ({ id, at: place(id, index) }))
    .filter(({ id }) => !hidden.includes(id))
    .sort((left, right) => left.at - right.at)
    .map(({ id }) => id);
}

/** Guarantee: the entries are some of those of a filter of this type. */
function asPartial<Filter>(entries: Record<string, unknown>): Partial<Filter> {
  return entries as Partial<Filter>;
}
