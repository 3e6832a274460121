'use client';

import { enablement, type User } from '@corridor/core';
import { Inline, StatusChip } from '@corridor/ui';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { enablementTones } from '../../kit/display/enablementTones';
import { lazyPart } from '../../kit/lazyPart';
import { invitationText } from './invitationText';
import { UserRights } from './UserRights';
import { userActions } from './userActions';
import { userList } from './userList';

/** Details of a user. */
export const userDetail = defineDetail(userList, {
  subtitle: (user, { t, format }) => (
    <Inline gap={2}>
      <StatusChip tone={enablementTones[user.status]}>{t(enablement.labelKey(user.status))}</StatusChip>
      {user.invitation !== 'accepted' && <StatusChip tone="warning">{invitationText(user, { t, format })}</StatusChip>}
    </Inline>
  ),
  sections: {
    overview: ['name', 'username', 'email'],
    access: ['roles', 'invitation', 'confirmedAt', 'mustChangePassword', 'lastSeenAt'],
    rights: UserRights,
    record: ['createdAt', 'id'],
  },
  actions: userActions,
  footer: ['resetPassword', 'roles', 'edit'],
});

/** Details of a user beside the list, or on the whole page. */
export const UserDetailPart = detailPart(userDetail);

/** Props of `UserDetail`. */
export interface UserDetailProps extends DetailProps<User> {
  readonly userId: string;
}

/** One user on a page of its own. */
export const UserDetail = detailWidget<UserDetailProps>(
  userDetail,
  'userId',
  lazyPart(async () => (await import('./UserForm/UserFormDrawer')).UserFormDrawer),
);
