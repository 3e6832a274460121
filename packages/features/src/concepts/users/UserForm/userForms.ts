import { createPassword, isEmail, isPasswordAllowed, isUserName, isUsername } from '@corridor/core';
import { defineForm } from '../../../kit/form/defineForm';
import { input, own, secret } from '../../../kit/form/kinds';
import { userList } from '../userList';

const NO_ROLES: readonly string[] = [];

/** Only a new user is given a first password. */
const isNew = ({ password }: { readonly password: string | null }) => password !== null;

/** Form of a user: who it is; a new one also gets roles and a first password. */
export const userForm = defineForm(userList, {
  fields: {
    name: input(isUserName),
    email: input(isEmail),
    username: input(isUsername),
    roleIds: own<readonly string[]>([], NO_ROLES),
    password: secret(own<string>()),
  },
  when: { roleIds: isNew, password: isNew },
  check: ({ roleIds, password }) =>
    password !== null && !roleIds?.length ? [{ path: 'roleIds', reason: 'users.rule.roleIds' }] : [],
  initial: () => ({ password: createPassword() }),
  valuesOf: ({ name, email, username }) => ({ name, email, username }),
  toCreate: ({ roleIds = NO_ROLES, password = '', ...values }) => ({ ...values, roleIds: [...roleIds], password }),
  toUpdate: ({ name, email, username }) => ({ name, email, username }),
});

/** Form of the roles that a user has. */
export const userRolesForm = defineForm(userList, {
  fields: { roleIds: own<readonly string[]>([], NO_ROLES) },
  valuesOf: ({ roles }) => ({ roleIds: roles.map(({ id }) => id) }),
  sends: { call: 'bindRoles', input: ({ roleIds }) => ({ roleIds: [...roleIds] }) },
});

/** Form of a new first password. */
export const userPasswordForm = defineForm(userList, {
  fields: { password: secret(own<string>()) },
  valuesOf: () => ({ password: createPassword() }),
  check: ({ password }) =>
    password && isPasswordAllowed(password) ? [] : [{ path: 'password', reason: 'users.rule.password' }],
  sends: { call: 'resetPassword', input: (values) => values },
});
