export {
  PERMISSION_SORTS,
  type Permission,
  type PermissionContract,
  type PermissionFilter,
  type PermissionInput,
  type PermissionSort,
  type PermissionUpdate,
} from './contract';
export { permissions } from './resource';
