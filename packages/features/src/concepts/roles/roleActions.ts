import { defineActions } from '../../kit/actions/defineActions';
import { roleList } from './roleList';

/** Actions on a role. */
export const roleActions = defineActions(roleList, [
  { edit: { form: 'edit', needs: 'update' } },
  { delete: { tone: 'danger' } },
]);
