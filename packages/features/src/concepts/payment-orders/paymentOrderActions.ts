import { defineActions } from '../../kit/actions/defineActions';
import { paymentOrderList } from './paymentOrderList';

/** Actions on a payment order: it is taken back before a bank has accepted it. */
export const paymentOrderActions = defineActions(paymentOrderList, [
  { cancel: { tone: 'danger', reason: 'optional' } },
]);
