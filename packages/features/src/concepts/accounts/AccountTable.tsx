'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { AccountTotals } from './AccountTotals';
import { accountList } from './accountList';

/** Props of `AccountTable`; all are optional. */
export type AccountTableProps = ListProps<typeof accountList>;

/** What an `AccountTable` shows; a host may keep it in its URL. */
export type AccountView = ViewOf<typeof accountList>;

/** What a ref to an `AccountTable` can do. */
export type AccountTableHandle = ListHandle<typeof accountList>;

/** Accounts with their balances and the totals of each currency: search, filter, sort, page, open, add and export. */
export const AccountTable = listWidget(accountList, {
  detail: lazyPart(async () => (await import('./accountDetail')).AccountDetailPart),
  form: lazyPart(async () => (await import('./accountForm')).AccountFormDrawer),
  summary: AccountTotals,
});
