'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { cardBalanceList } from './cardBalanceList';

/** Props of `CardBalanceTable`; all are optional. */
export type CardBalanceTableProps = ListProps<typeof cardBalanceList>;

/** What a ref to a `CardBalanceTable` can do. */
export type CardBalanceTableHandle = ListHandle<typeof cardBalanceList>;

/** What is on each card and whose money it is: search, filter, sort, page, open and export. */
export const CardBalanceTable = listWidget(cardBalanceList, {
  detail: lazyPart(async () => (await import('./cardDetail')).CardDetailPart),
});
