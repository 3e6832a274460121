import { defineActions } from '../../kit/actions/defineActions';
import { withdrawalOrderList } from './withdrawalOrderList';

/** Actions on a withdrawal: it is taken back before a bank has accepted it. */
export const withdrawalOrderActions = defineActions(withdrawalOrderList, [
  { cancel: { tone: 'danger', reason: 'optional' } },
]);
