import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** How far an exchange, payment or withdrawal order has come. @source spec §3 */
export const orderStatus = /* @__PURE__ */ defineEnumeration('orders.status', [
  [1, 'initial'],
  [2, 'failureInAcceptance'],
  [3, 'successfullyAccepted'],
  [4, 'completed'],
  [5, 'refund'],
]);

/** A code of `orderStatus`: 1 to 5. */
export type OrderStatus = CodeOf<typeof orderStatus>;

/** The words an order list shows for where an order stands. @source spec §4 */
export const orderDisplayStatus = /* @__PURE__ */ defineEnumeration('orders.displayStatus', [
  'processing',
  'finished',
  'pending',
  'cancelled',
  'closed',
  'completed',
  'success',
  'failed',
]);

/** A code of `orderDisplayStatus`. */
export type OrderDisplayStatus = CodeOf<typeof orderDisplayStatus>;
