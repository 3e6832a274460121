'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { withdrawalAccountActions } from './withdrawalAccountActions';
import { withdrawalAccountList } from './withdrawalAccountList';

/** Props of `WithdrawalAccountTable`; all are optional. */
export type WithdrawalAccountTableProps = ListProps<typeof withdrawalAccountList>;

/** What a `WithdrawalAccountTable` shows; a host may keep it in its URL. */
export type WithdrawalAccountView = ViewOf<typeof withdrawalAccountList>;

/** What a ref to a `WithdrawalAccountTable` can do. */
export type WithdrawalAccountTableHandle = ListHandle<typeof withdrawalAccountList>;

/** Bank accounts to withdraw to: search, filter, sort, page, open, add, verify, reject, switch, delete and export. */
export const WithdrawalAccountTable = listWidget(withdrawalAccountList, {
  detail: lazyPart(async () => (await import('./withdrawalAccountDetail')).WithdrawalAccountDetailPart),
  form: lazyPart(async () => (await import('./WithdrawalAccountForm')).WithdrawalAccountFormDrawer),
  actions: withdrawalAccountActions,
});
