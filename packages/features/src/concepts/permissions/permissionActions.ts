import { defineActions } from '../../kit/actions/defineActions';
import { permissionList } from './permissionList';

/** Actions on a permission. */
export const permissionActions = defineActions(permissionList, [
  { edit: { form: 'edit', needs: 'update' } },
  { delete: { tone: 'danger' } },
]);
