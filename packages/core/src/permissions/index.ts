export {
  PERMISSION_SORTS,
  type Permission,
  type PermissionContract,
  type PermissionFilter,
  type PermissionInput,
  type PermissionSort,
  type PermissionUpdate,
} from './contract';
export { permissionFixture } from './fixtures';
export { permissions } from './resource';
