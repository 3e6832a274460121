import type { EmptyContract } from '../../resource';
import type { AbilityRule } from '../session';
import type { RoleAction } from './status';

/** A role as lists show it. Times are UTC instants. @source spec §3 "role (name, description)" */
export interface Role {
  id: string;
  name: string;
  description: string;
  /** How many users have it. */
  userCount: number;
  /** How many of the named privileges it allows, be it by its own rules. */
  privilegeCount: number;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: RoleAction[];
}

/** The whole record of a role: its own rules, then those of its permissions, the later winning. @source spec §6 */
export interface RoleDetail extends Role {
  rules: AbilityRule[];
  permissionIds: string[];
}

/** Conditions of a role list; `search` matches name, description and id. @source ours */
export interface RoleFilter {
  search: string;
}

/** Fields that a role list sorts by. @source ours */
export const ROLE_SORTS = ['name', 'createdAt'] as const;

/** A field that a role list sorts by. */
export type RoleSort = (typeof ROLE_SORTS)[number];

/** A role to add. Nobody grants what they may not do themselves. @source spec §6 */
export interface RoleInput {
  name: string;
  description: string;
  rules: AbilityRule[];
  permissionIds: string[];
}

/** What may be changed of a role; a list that is given replaces the whole list. @source spec §6 */
export interface RoleUpdate {
  name?: string | undefined;
  description?: string | undefined;
  rules?: AbilityRule[] | undefined;
  permissionIds?: string[] | undefined;
}

/** The role resource. @source spec §6 */
export interface RoleContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'create' | 'update' | 'delete' | 'export';
  row: Role;
  record: RoleDetail;
  filter: RoleFilter;
  sort: RoleSort;
  create: RoleInput;
  update: RoleUpdate;
}
