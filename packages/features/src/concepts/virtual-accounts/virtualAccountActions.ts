import { defineActions } from '../../kit/actions/defineActions';
import { virtualAccountList } from './virtualAccountList';

/** Actions on a virtual account. */
export const virtualAccountActions = defineActions(virtualAccountList, [
  { edit: { form: 'edit', needs: 'update' } },
  { enable: {}, disable: { tone: 'danger' } },
]);
