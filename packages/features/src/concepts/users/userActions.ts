import { defineActions } from '../../kit/actions/defineActions';
import { userList } from './userList';

/** Actions on a user. */
export const userActions = defineActions(
  userList,
  [
    {
      edit: { form: 'edit', needs: 'update' },
      roles: { form: 'roles', needs: 'bindRoles' },
      password: { form: 'password', needs: 'resetPassword' },
    },
    { endSessions: {}, enable: {}, disable: { tone: 'danger' }, delete: { tone: 'danger' } },
  ],
  { describe: ({ name, username }) => `${name} · ${username}` },
);
