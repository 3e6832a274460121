'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { materialActions } from './materialActions';
import { materialList } from './materialList';

/** Props of `MaterialTable`; all are optional. */
export type MaterialTableProps = ListProps<typeof materialList>;

/** What a `MaterialTable` shows; a host may keep it in its URL. */
export type MaterialView = ViewOf<typeof materialList>;

/** What a ref to a `MaterialTable` can do. */
export type MaterialTableHandle = ListHandle<typeof materialList>;

/** Proofs of trades: search, filter, sort, page, open, add with certificates, change, delete and export. */
export const MaterialTable = listWidget(materialList, {
  detail: lazyPart(async () => (await import('./materialDetail')).MaterialDetailPart),
  form: lazyPart(async () => (await import('./MaterialForm')).MaterialFormDrawer),
  actions: materialActions,
});
