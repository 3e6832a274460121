'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { cardEventList } from './cardEventList';

/** Props of `CardEventTable`; all are optional. */
export type CardEventTableProps = ListProps<typeof cardEventList>;

/** What a ref to a `CardEventTable` can do. */
export type CardEventTableHandle = ListHandle<typeof cardEventList>;

/** What happened to all cards, and who did it: search, filter, sort, page, open and export. */
export const CardEventTable = listWidget(cardEventList, {
  detail: lazyPart(async () => (await import('./cardEventDetail')).CardEventDetailPart),
});
