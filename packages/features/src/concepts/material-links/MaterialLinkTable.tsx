'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { materialLinkActions } from './materialLinkActions';
import { materialLinkList } from './materialLinkList';

/** Props of `MaterialLinkTable`; all are optional. */
export type MaterialLinkTableProps = ListProps<typeof materialLinkList>;

/** What a `MaterialLinkTable` shows; a host may keep it in its URL. */
export type MaterialLinkView = ViewOf<typeof materialLinkList>;

/** What a ref to a `MaterialLinkTable` can do. */
export type MaterialLinkTableHandle = ListHandle<typeof materialLinkList>;

/** Links of materials to collections: search, filter, sort, page, open, remove and export. */
export const MaterialLinkTable = listWidget(materialLinkList, {
  detail: lazyPart(async () => (await import('./materialLinkDetail')).MaterialLinkDetailPart),
  actions: materialLinkActions,
});
