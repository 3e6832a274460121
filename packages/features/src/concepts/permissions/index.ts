export { PermissionForm, type PermissionFormProps } from './PermissionForm';
export {
  PermissionTable,
  type PermissionTableHandle,
  type PermissionTableProps,
  type PermissionView,
} from './PermissionTable';
export { PermissionDetail, type PermissionDetailProps } from './permissionDetail';
export { permissionList } from './permissionList';
