'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { permissionActions } from './permissionActions';
import { permissionList } from './permissionList';

/** Props of `PermissionTable`; all are optional. */
export type PermissionTableProps = ListProps<typeof permissionList>;

/** What a `PermissionTable` shows; a host may keep it in its URL. */
export type PermissionView = ViewOf<typeof permissionList>;

/** What a ref to a `PermissionTable` can do. */
export type PermissionTableHandle = ListHandle<typeof permissionList>;

/** Permissions: search, open, add, change, delete and export. */
export const PermissionTable = listWidget(permissionList, {
  detail: lazyPart(async () => (await import('./permissionDetail')).PermissionDetailPart),
  form: lazyPart(async () => (await import('./PermissionForm')).PermissionFormDrawer),
  actions: permissionActions,
});
