import { type ExchangeOrderFilter, type ExchangeOrderSort, PAGE_SIZES } from '@corridor/core';
import type { ListView } from '../../listing/view';

/** Columns that the exchange order table knows: fields of an order, so that sorting needs no translation. */
export const EXCHANGE_ORDER_COLUMNS = [
  'sell',
  'buy',
  'clientRate',
  'midRate',
  'fee',
  'fixedSide',
  'ownerName',
  'status',
  'createdAt',
  'settlesAt',
  'completedAt',
  'id',
] as const;

/** Name of a column of the exchange order table. */
export type ExchangeOrderColumn = (typeof EXCHANGE_ORDER_COLUMNS)[number];

/** What an exchange order table shows. A host may keep it in its URL. */
export interface ExchangeOrderView extends ListView<ExchangeOrderFilter, ExchangeOrderSort> {}

/** What an exchange order table shows when nobody says otherwise. */
export const defaultExchangeOrderView: ExchangeOrderView = {
  filter: {},
  sort: { field: 'createdAt', direction: 'desc' },
  page: 1,
  size: PAGE_SIZES[0] ?? 10,
  columns: { hidden: ['midRate', 'fixedSide', 'settlesAt', 'completedAt', 'id'], order: [], widths: {} },
  openId: null,
};
