'use client';

import { lazyPart } from '../../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../../kit/list/ListOptions';
import { listWidget } from '../../../kit/list/listWidget';
import { collectionAccountList } from '../collectionAccountList';

/** Props of `CollectionAccountList`; all are optional. */
export type CollectionAccountListProps = ListProps<typeof collectionAccountList>;

/** What a `CollectionAccountList` shows; a host may keep it in its URL. */
export type CollectionAccountView = ViewOf<typeof collectionAccountList>;

/** What a ref to a `CollectionAccountList` can do. */
export type CollectionAccountListHandle = ListHandle<typeof collectionAccountList>;

/** Accounts that hold collections: what is pending, what was credited this month, and the way to the collections of each. */
export const CollectionAccountList = listWidget(collectionAccountList, {
  detail: lazyPart(async () => (await import('../collectionAccountDetail')).CollectionAccountDetailPart),
});
