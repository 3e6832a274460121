'use client';

import type { RoleDetail as RoleRecord } from '@corridor/core';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { lazyPart } from '../../kit/lazyPart';
import { RoleRights } from './RoleRights';
import { roleActions } from './roleActions';
import { roleList } from './roleList';
import { type SeeAsOptions, SeeAsRoleButton } from './SeeAsRoleButton';

/** Details of a role. */
export const roleDetail = defineDetail(roleList, {
  sections: {
    overview: ['name', 'description', 'userCount', 'privilegeCount'],
    rights: RoleRights,
    record: ['createdAt', 'id'],
  },
  buttons: SeeAsRoleButton,
  actions: roleActions,
  footer: ['delete', 'edit'],
});

/** Details of a role beside the list, or on the whole page. */
export const RoleDetailPart = detailPart(roleDetail);

/** Props of `RoleDetail`. */
export interface RoleDetailProps extends DetailProps<RoleRecord>, SeeAsOptions {
  readonly roleId: string;
}

/** One role on a page of its own. */
export const RoleDetail = detailWidget<RoleDetailProps>(
  roleDetail,
  'roleId',
  lazyPart(async () => (await import('./RoleForm/RoleForm')).RoleFormDrawer),
);
