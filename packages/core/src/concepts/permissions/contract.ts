import type { EmptyContract } from '../../resource';
import type { AbilityRule } from '../session';

/** Every action on a permission, in the order that menus show them. @source spec §6 */
export const PERMISSION_ACTIONS = ['update', 'delete'] as const;

/** What can be done with a permission, which is the name of its verb. */
export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

/** A named rule that roles are put together from. Times are UTC instants. @source spec §3 "permission (privilege name, module name, sort)" */
export interface Permission {
  id: string;
  privilegeName: string;
  moduleName: string;
  /** Its place among the permissions of its module, lowest first. */
  sort: number;
  rule: AbilityRule;
  createdAt: string;
  /** True if the asking user may give it: nobody grants beyond their own rights. */
  grantable: boolean;
  /** What the asking user may do with it now. */
  allowedActions: PermissionAction[];
}

/** Conditions of a permission list; `search` matches privilege, module and id. @source ours */
export interface PermissionFilter {
  search: string;
  moduleName: string;
}

/** Fields that a permission list sorts by. @source ours */
export const PERMISSION_SORTS = ['sort', 'privilegeName', 'moduleName', 'createdAt'] as const;

/** A field that a permission list sorts by. */
export type PermissionSort = (typeof PERMISSION_SORTS)[number];

/** A permission to add. @source spec §6 */
export interface PermissionInput {
  privilegeName: string;
  moduleName: string;
  sort: number;
  rule: AbilityRule;
}

/** What may be changed of a permission; every role that has it follows at once. @source spec §6 */
export interface PermissionUpdate {
  privilegeName?: string | undefined;
  moduleName?: string | undefined;
  sort?: number | undefined;
  rule?: AbilityRule | undefined;
}

/** The permission resource. @source spec §6 */
export interface PermissionContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'create' | 'update' | 'delete' | 'export';
  row: Permission;
  record: Permission;
  filter: PermissionFilter;
  sort: PermissionSort;
  create: PermissionInput;
  update: PermissionUpdate;
}
