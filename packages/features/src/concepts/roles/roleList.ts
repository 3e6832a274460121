import { type Role, roles } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineList } from '../../kit/list/defineList';
import { rightsMessages } from '../../messages/rights';
import { rolesMessages } from '../../messages/roles';

const { text, count, instant, id } = columnsOf<Role>();

/** Roles: what their users may do. */
export const roleList = defineList({
  concept: 'roles',
  resource: roles,
  messages: [rolesMessages, rightsMessages],
  columns: {
    name: text({ width: 180, fixed: true }),
    description: text({ width: 360, narrow: 'meta' }),
    userCount: count(),
    privilegeCount: count({ width: 100 }),
    createdAt: instant(),
    id: id(),
  },
  filters: {},
  nameOf: ({ name }) => name,
});
