import type { ExchangeOrder } from '@corridor/core';
import type { DetailItem } from '../../display/DetailList';
import type { ColumnCustomization, HostColumn } from '../../listing/columns';
import type { ExchangeOrderColumn } from './view';

/** A column of the host's own. */
export type HostExchangeOrderColumn = HostColumn<ExchangeOrder>;

/** What a host adds to and hides from an exchange order table. */
export interface ExchangeOrderDataCustomization extends ColumnCustomization<ExchangeOrder, ExchangeOrderColumn> {
  /** Rows of yours at the end of an order's details. */
  readonly detailRows?: (order: ExchangeOrder) => readonly DetailItem[];
}
