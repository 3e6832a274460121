import { defineActions } from '../../kit/actions/defineActions';
import { materialList } from './materialList';

/** Actions on a material. */
export const materialActions = defineActions(materialList, [
  { edit: { form: 'edit', needs: 'update' } },
  { delete: { tone: 'danger' } },
]);
