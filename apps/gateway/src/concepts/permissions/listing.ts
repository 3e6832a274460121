import {
  type AbilityRule,
  PERMISSION_ACTIONS,
  type Permission,
  type PermissionContract,
  permissions,
} from '@corridor/core';
import type { Caller } from '../../platform/call';
import { declareListing, exactly, matching, recordVerbs } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { allowedActions } from '../../platform/resource';
import { isWithinOwn, permissionTable as p, type StoredPermission } from '../roles';

/** How permissions are found. */
export const permissionListing = declareListing<PermissionContract, StoredPermission>({
  resource: permissions,
  id: p.id,
  partnerId: p.partnerId,
  sorts: {
    sort: [p.sort, ({ sort }) => sort],
    privilegeName: [p.privilegeKey, ({ privilegeKey }) => privilegeKey],
    moduleName: [p.moduleKey, ({ moduleKey }) => moduleKey],
    createdAt: [p.createdAt, ({ createdAt }) => createdAt.toISOString()],
  },
  conditions: ({ search, moduleName }) => [matching(p.searchKey, p.id, search), exactly(p.moduleName, moduleName)],
  select: (tx, where) => tx.select().from(p).where(where),
  idOf: ({ id }) => id,
  cells: { rule: ({ rule }, wordOf) => ruleCell(rule, wordOf) },
  toRow: toPermission,
});

const PHRASE = '{subject}: {actions}';

/** A rule in one cell of a file; the phrase is a code like those that it puts together, so that the reader's language orders them. */
function ruleCell({ action, subject }: AbilityRule, wordOf: (code: string) => string): string {
  const worded = (codes: string | string[]) => [codes].flat().map(wordOf).join(', ');
  return wordOf(PHRASE).replace('{subject}', worded(subject)).replace('{actions}', worded(action));
}

/** One stored permission. */
export const permissionRecord = declareRecord<StoredPermission>({
  segment: permissions.segment,
  table: p,
  select: (tx, where) => tx.select().from(p).where(where),
  storedOf: (stored) => stored,
});

/** A permission by its id. @throws Refusal when the caller's partner has none */
export const { get: getPermission } = recordVerbs(permissionListing);

/** A stored permission as the wire shows it to a user. */
export function toPermission(
  { createdAt, ...stored }: StoredPermission,
  caller: Pick<Caller, 'principal'>,
): Permission {
  const { id, privilegeName, moduleName, sort, rule } = stored;
  const grantable = isWithinOwn(caller, [rule]);
  const possible = grantable ? PERMISSION_ACTIONS : [];
  return {
    id,
    privilegeName,
    moduleName,
    sort,
    rule,
    createdAt: createdAt.toISOString(),
    grantable,
    allowedActions: allowedActions(caller.principal, { segment: 'permission', stored, possible }),
  };
}
