'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { depositList } from './depositList';

/** Props of `DepositTable`; all are optional. */
export type DepositTableProps = ListProps<typeof depositList>;

/** What a `DepositTable` shows; a host may keep it in its URL. */
export type DepositView = ViewOf<typeof depositList>;

/** What a ref to a `DepositTable` can do. */
export type DepositTableHandle = ListHandle<typeof depositList>;

/** Deposits of accounts: search, filter, sort, page, open and export. */
export const DepositTable = listWidget(depositList, {
  detail: lazyPart(async () => (await import('./depositDetail')).DepositDetailPart),
});
