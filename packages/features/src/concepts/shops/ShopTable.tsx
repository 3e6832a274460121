'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { shopActions } from './shopActions';
import { shopList } from './shopList';

/** Props of `ShopTable`; all are optional. */
export type ShopTableProps = ListProps<typeof shopList>;

/** What a `ShopTable` shows; a host may keep it in its URL. */
export type ShopView = ViewOf<typeof shopList>;

/** What a ref to a `ShopTable` can do. */
export type ShopTableHandle = ListHandle<typeof shopList>;

/** Shops of merchants: search, filter, sort, page, open, add, change, switch and export. */
export const ShopTable = listWidget(shopList, {
  detail: lazyPart(async () => (await import('./shopDetail')).ShopDetailPart),
  form: lazyPart(async () => (await import('./shopForm')).ShopFormDrawer),
  actions: shopActions,
});
