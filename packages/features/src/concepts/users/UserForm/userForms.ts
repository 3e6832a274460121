import { isEmail, isUserName, isUsername, LINK_MINUTES, linkLife } from '@corridor/core';
import { defineForm } from '../../../kit/form/defineForm';
import { choice, input, own } from '../../../kit/form/kinds';
import { userList } from '../userList';

const NO_ROLES: readonly string[] = [];

/** Only a new user is mailed a link. */
const isNew = ({ linkMinutes }: { readonly linkMinutes: number | null }) => linkMinutes !== null;

/** Form of a user: who it is; a new one also gets roles and an invitation by mail. */
export const userForm = defineForm(userList, {
  fields: {
    name: input(isUserName),
    email: input(isEmail),
    username: input(isUsername),
    roleIds: own<readonly string[]>([], NO_ROLES),
    linkMinutes: choice(linkLife),
  },
  when: { roleIds: isNew, linkMinutes: isNew },
  check: ({ roleIds, linkMinutes }) =>
    linkMinutes !== null && !roleIds?.length ? [{ path: 'roleIds', reason: 'users.rule.roleIds' }] : [],
  initial: { linkMinutes: LINK_MINUTES },
  valuesOf: ({ name, email, username }) => ({ name, email, username }),
  toCreate: ({ roleIds = NO_ROLES, ...values }) => ({ ...values, roleIds: [...roleIds] }),
  toUpdate: ({ name, email, username }) => ({ name, email, username }),
});

/** Form of the roles that a user has. */
export const userRolesForm = defineForm(userList, {
  fields: { roleIds: own<readonly string[]>([], NO_ROLES) },
  valuesOf: ({ roles }) => ({ roleIds: roles.map(({ id }) => id) }),
  sends: { call: 'bindRoles', input: ({ roleIds }) => ({ roleIds: [...roleIds] }) },
});
