'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { userActions } from './userActions';
import { userList } from './userList';

/** Props of `UserTable`; all are optional. */
export type UserTableProps = ListProps<typeof userList>;

/** What a `UserTable` shows; a host may keep it in its URL. */
export type UserView = ViewOf<typeof userList>;

/** What a ref to a `UserTable` can do. */
export type UserTableHandle = ListHandle<typeof userList>;

/** Users of the back office: search, filter, open, invite, change, give roles, reset passwords, end sessions and export. */
export const UserTable = listWidget(userList, {
  detail: lazyPart(async () => (await import('./userDetail')).UserDetailPart),
  form: lazyPart(async () => (await import('./UserForm/UserFormDrawer')).UserFormDrawer),
  actions: userActions,
});
