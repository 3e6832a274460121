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
export { roleFixture } from './fixtures';
export { roles } from './resource';
export { CONDITION_OPERATORS, namesKnownPermissions, type PermissionSubject, ROLE_NAME_MAX_LENGTH } from './rules';
