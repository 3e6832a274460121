import { type Permission, type PermissionFilter, permissions } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ruleCodes, ruleWords } from '../../kit/rights/ruleWords';
import { permissionsMessages } from '../../messages/permissions';
import { rightsMessages } from '../../messages/rights';

const { text, count, custom, instant, id } = columnsOf<Permission>();
const { exact } = filtersOf<PermissionFilter>();

/** Named privileges that roles are put together from. */
export const permissionList = defineList({
  concept: 'permissions',
  resource: permissions,
  messages: [permissionsMessages, rightsMessages],
  columns: {
    privilegeName: text({ width: 240, fixed: true }),
    moduleName: text({ width: 140, narrow: 'meta' }),
    rule: custom('rule', {
      width: 320,
      narrow: 'hidden',
      text: (rule, _row, { t }) => ruleWords(rule, t),
      words: ({ t }) => ruleCodes(t),
    }),
    sort: count(),
    createdAt: instant({ hidden: true }),
    id: id(),
  },
  filters: { moduleName: exact() },
  nameOf: ({ privilegeName }) => privilegeName,
});
