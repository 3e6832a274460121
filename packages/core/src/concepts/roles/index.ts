export { roleApproval } from './approvable';
export {
  ROLE_SORTS,
  type Role,
  type RoleContract,
  type RoleDetail,
  type RoleFilter,
  type RoleInput,
  type RoleSort,
  type RoleUpdate,
} from './contract';
export { roles } from './resource';
export { decidingRule, type Right, rightOf, rightOfRule } from './rightOf';
export {
  CONDITION_OPERATORS,
  isRoleName,
  namesKnownPermissions,
  type PermissionSubject,
  ROLE_DESCRIPTION_MAX_LENGTH,
  ROLE_NAME_MAX_LENGTH,
} from './rules';
export { ROLE_ACTIONS, type RoleAction, roleActionsFor } from './status';
