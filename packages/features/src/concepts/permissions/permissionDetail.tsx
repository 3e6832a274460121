'use client';

import type { Permission } from '@corridor/core';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { lazyPart } from '../../kit/lazyPart';
import { permissionActions } from './permissionActions';
import { permissionList } from './permissionList';

/** Details of a permission. */
export const permissionDetail = defineDetail(permissionList, {
  sections: { overview: ['privilegeName', 'moduleName', 'sort', 'rule'], record: ['createdAt', 'id'] },
  actions: permissionActions,
  footer: ['delete', 'edit'],
});

/** Details of a permission beside the list, or on the whole page. */
export const PermissionDetailPart = detailPart(permissionDetail);

/** Props of `PermissionDetail`. */
export interface PermissionDetailProps extends DetailProps<Permission> {
  readonly permissionId: string;
}

/** One permission on a page of its own. */
export const PermissionDetail = detailWidget<PermissionDetailProps>(
  permissionDetail,
  'permissionId',
  lazyPart(async () => (await import('./PermissionForm')).PermissionFormDrawer),
);
