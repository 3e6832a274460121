export { permissionApproval } from './approvable';
export {
  PERMISSION_ACTIONS,
  PERMISSION_SORTS,
  type Permission,
  type PermissionAction,
  type PermissionContract,
  type PermissionFilter,
  type PermissionInput,
  type PermissionSort,
  type PermissionUpdate,
} from './contract';
export { permissions } from './resource';
export { isPermissionName, PERMISSION_NAME_MAX_LENGTH } from './rules';
