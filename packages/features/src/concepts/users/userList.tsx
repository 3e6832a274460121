import { enablement, type User, type UserFilter, userInvitation, users } from '@corridor/core';
import { Chip, Inline } from '@corridor/ui';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { enablementTones } from '../../kit/display/enablementTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { enablementMessages } from '../../messages/enablement';
import { rightsMessages } from '../../messages/rights';
import { usersMessages } from '../../messages/users';
import { invitationText } from './invitationText';

const { text, flag, status, instant, custom, id } = columnsOf<User>();
const { codes, record, range } = filtersOf<UserFilter>();

const never = 'users.lastSeen.never';

/** Users of the back office. */
export const userList = defineList({
  concept: 'users',
  resource: users,
  messages: [usersMessages, enablementMessages, rightsMessages],
  columns: {
    name: text({ width: 150, fixed: true }),
    username: text({ width: 160, narrow: 'meta' }),
    roles: custom('roles', {
      width: 164,
      narrow: 'hidden',
      cell: (roles, _row, { t }) =>
        roles.length === 0 ? (
          t('users.roles.none')
        ) : (
          <Inline gap={1}>
            {roles.map((role) => (
              <Chip key={role.id}>{role.name}</Chip>
            ))}
          </Inline>
        ),
    }),
    status: status(enablement, enablementTones),
    invitation: custom('invitation', {
      width: 190,
      narrow: 'meta',
      text: (_invitation, row, tools) => invitationText(row, tools),
      words: (tools) => wordsOf(userInvitation, tools),
    }),
    lastSeenAt: instant({ none: never }),
    createdAt: instant(),
    email: text({ hidden: true }),
    confirmedAt: instant({ hidden: true, none: 'users.confirmed.never' }),
    linkExpiresAt: instant({ hidden: true }),
    mustChangePassword: flag('users.password.mustChange', 'users.password.own', { hidden: true, width: 150 }),
    id: id(),
  },
  filters: {
    status: codes(enablement),
    roleId: record('roles'),
    createdAt: range(),
  },
  nameOf: ({ name }) => name,
});
