import { defineActions } from '../../kit/actions/defineActions';
import { shopList } from './shopList';

/** Actions on a shop. */
export const shopActions = defineActions(shopList, [
  { edit: { form: 'edit', needs: 'update' } },
  { enable: {}, disable: { tone: 'danger' }, delete: { tone: 'danger' } },
]);
