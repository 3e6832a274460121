export { RoleForm, type RoleFormProps } from './RoleForm/RoleForm';
export { RoleTable, type RoleTableHandle, type RoleTableProps, type RoleView } from './RoleTable';
export { RoleDetail, type RoleDetailProps } from './roleDetail';
export { roleList } from './roleList';
export type { SeeAsOptions, SeenRole } from './SeeAsRoleButton';
