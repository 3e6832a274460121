'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { transactionList } from './transactionList';

/** Props of `TransactionTable`; all are optional. */
export type TransactionTableProps = ListProps<typeof transactionList>;

/** What a `TransactionTable` shows; a host may keep it in its URL. */
export type TransactionView = ViewOf<typeof transactionList>;

/** What a ref to a `TransactionTable` can do. */
export type TransactionTableHandle = ListHandle<typeof transactionList>;

/** Every transaction of accounts: search, filter, sort, page, open and export, in the background where they are many. */
export const TransactionTable = listWidget(transactionList, {
  detail: lazyPart(async () => (await import('./transactionDetail')).TransactionDetailPart),
});
