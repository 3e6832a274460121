'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { roleActions } from './roleActions';
import { roleList } from './roleList';
import type { SeeAsOptions } from './SeeAsRoleButton';

/** Props of `RoleTable`; all are optional. */
export interface RoleTableProps extends ListProps<typeof roleList>, SeeAsOptions {}

/** What a `RoleTable` shows; a host may keep it in its URL. */
export type RoleView = ViewOf<typeof roleList>;

/** What a ref to a `RoleTable` can do. */
export type RoleTableHandle = ListHandle<typeof roleList>;

/** Roles: search, open, compare, add, change, delete and export. */
export const RoleTable = listWidget<typeof roleList, RoleTableProps>(roleList, {
  detail: lazyPart(async () => (await import('./roleDetail')).RoleDetailPart),
  form: lazyPart(async () => (await import('./RoleForm/RoleForm')).RoleFormDrawer),
  actions: roleActions,
});
