import { PermissionTable, permissionList } from '@corridor/features';
import { ListScreen } from '../listing/ListScreen';

/** Permissions that roles are put together from. */
export function PermissionsTab() {
  return <ListScreen list={permissionList} widget={PermissionTable} />;
}
