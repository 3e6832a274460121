'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import type { LinkMaterialOptions } from './CollectionDetail/LinkMaterialButton';
import { collectionActions } from './collectionActions';
import { collectionList, collectionTabs } from './collectionList';

/** Props of `CollectionTable`; all are optional. */
export interface CollectionTableProps extends ListProps<typeof collectionList>, LinkMaterialOptions {}

/** What a `CollectionTable` shows; a host may keep it in its URL. */
export type CollectionView = ViewOf<typeof collectionList>;

/** What a ref to a `CollectionTable` can do. */
export type CollectionTableHandle = ListHandle<typeof collectionList>;

/** Payments that arrived, by audit status: search, filter, sort, page, open, review, return and export. */
export const CollectionTable = listWidget<typeof collectionList, CollectionTableProps>(collectionList, {
  detail: lazyPart(async () => (await import('./collectionDetail')).CollectionDetailPart),
  actions: collectionActions,
  tabs: collectionTabs,
});
