'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { virtualAccountActions } from './virtualAccountActions';
import { virtualAccountList } from './virtualAccountList';

/** Props of `VirtualAccountTable`; all are optional. */
export type VirtualAccountTableProps = ListProps<typeof virtualAccountList>;

/** What a `VirtualAccountTable` shows; a host may keep it in its URL. */
export type VirtualAccountView = ViewOf<typeof virtualAccountList>;

/** What a ref to a `VirtualAccountTable` can do. */
export type VirtualAccountTableHandle = ListHandle<typeof virtualAccountList>;

/** Account numbers for collecting payments: search, filter, sort, page, open, add, label, switch and export. */
export const VirtualAccountTable = listWidget(virtualAccountList, {
  detail: lazyPart(async () => (await import('./virtualAccountDetail')).VirtualAccountDetailPart),
  form: lazyPart(async () => (await import('./VirtualAccountForm/VirtualAccountFormDrawer')).VirtualAccountFormDrawer),
  actions: virtualAccountActions,
});
