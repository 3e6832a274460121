'use client';

import { isRoleName } from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import { input, optional, own } from '../../kit/form/kinds';
import { roleList } from './roleList';

const NONE: readonly string[] = [];

/** Form of a role: its name, and the privileges that it holds. Rules of its own stay as they are. */
export const roleForm = defineForm(roleList, {
  fields: {
    name: input(isRoleName),
    description: optional(input()),
    permissionIds: own<readonly string[]>([], NONE),
  },
  valuesOf: (role) => role,
  toCreate: ({ name, description, permissionIds }) => ({
    name,
    description: description ?? '',
    rules: [],
    permissionIds: [...permissionIds],
  }),
  toUpdate: ({ name, description, permissionIds }, role) => ({
    name,
    description: description ?? '',
    // Nobody changes what their own role allows, but its name they may.
    ...(!isSame(permissionIds, role.permissionIds) && { permissionIds: [...permissionIds] }),
  }),
});

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
