import { type CardFilter, type CardSort, PAGE_SIZES } from '@corridor/core';
import type { ListView } from '../../listing/view';

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
export interface CardView extends ListView<CardFilter, CardSort> {}

/** What a card table shows when nobody says otherwise. */
export const defaultCardView: CardView = {
  filter: {},
  sort: { field: 'createdAt', direction: 'desc' },
  page: 1,
  size: PAGE_SIZES[0] ?? 10,
  columns: { hidden: ['model', 'shared', 'activatedAt', 'id'], order: [], widths: {} },
  openId: null,
};
