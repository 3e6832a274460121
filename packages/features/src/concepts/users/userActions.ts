import type { User } from '@corridor/core';
import { defineActions } from '../../kit/actions/defineActions';
import { userList } from './userList';

const isInvited = ({ invitation }: User) => invitation !== 'accepted';

/** Actions on a user. Who has not accepted an invitation gets it once more, or is taken away with it. */
export const userActions = defineActions(
  userList,
  [
    {
      edit: { form: 'edit', needs: 'update' },
      roles: { form: 'roles', needs: 'bindRoles' },
      resetPassword: { saidAs: { resendInvitation: isInvited } },
    },
    {
      endSessions: {},
      enable: {},
      disable: { tone: 'danger' },
      delete: { tone: 'danger', saidAs: { cancelInvitation: isInvited } },
    },
  ],
  { describe: ({ name, username }) => `${name} · ${username}` },
);
