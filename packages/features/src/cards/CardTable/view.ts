import { type CardFilter, type CardSort, PAGE_SIZES, type Sort } from '@corridor/core';
import type { ColumnView } from '@corridor/ui';

/** Columns that the card table knows: fields of a card, so that sorting and exporting need no translation. */
export const CARD_COLUMNS = [
  'last4',
  'holderName',
  'merchantName',
  'type',
  'model',
  'shared',
  'status',
  'balance',
  'expiry',
  'createdAt',
  'activatedAt',
  'id',
] as const;

/** Name of a column of the card table. */
export type CardColumn = (typeof CARD_COLUMNS)[number];

/** What a card table shows: its filter, order, page, columns and open card. A host may keep it in its URL. */
export interface CardView {
  readonly filter: Partial<CardFilter>;
  readonly sort: Sort<CardSort> | null;
  /** From 1. */
  readonly page: number;
  /** 10, 25, 50 or 100. @source spec §9 */
  readonly size: number;
  /** Hidden columns, their order and widths; a host's own columns by their id. */
  readonly columns: ColumnView;
  /** Id of the card whose details are open. */
  readonly openId: string | null;
}

/** What a card table shows when nobody says otherwise. */
export const defaultCardView: CardView = {
  filter: {},
  sort: { field: 'createdAt', direction: 'desc' },
  page: 1,
  size: PAGE_SIZES[0] ?? 10,
  columns: { hidden: ['model', 'shared', 'activatedAt', 'id'], order: [], widths: {} },
  openId: null,
};

/** The view under another filter: from its first page. */
export function withFilter(view: CardView, filter: Partial<CardFilter>): CardView {
  return { ...view, filter: meaningful(filter), page: 1 };
}

/** The view in another order: from its first page. */
export function withSort(view: CardView, sort: CardView['sort']): CardView {
  return { ...view, sort, page: 1 };
}

/** The view in pages of another size, on the page that holds the first row now on screen. */
export function withSize(view: CardView, size: number): CardView {
  const firstRow = (view.page - 1) * view.size;
  return { ...view, size, page: Math.floor(firstRow / size) + 1 };
}

/** A filter without conditions that say nothing: empty texts and empty choices. */
export function meaningful(filter: Partial<CardFilter>): Partial<CardFilter> {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => {
      if (value === undefined || value === null) return false;
      return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true;
    }),
  );
}

/** Whether a filter narrows anything. */
export function isFiltered(filter: Partial<CardFilter>): boolean {
  return Object.keys(meaningful(filter)).length > 0;
}
