import type { Concept } from '../../platform/concept/Concept';
import { orderBreaches } from './breaches';
import { orderMigrations } from './migration';
import { runRail } from './runRail';
import { orderEvents } from './sandbox';

/** What payment and withdrawal orders have in common: their table and the banks that they go through. */
export const orderConcept: Concept = {
  name: 'orders',
  migrations: orderMigrations,
  breaches: orderBreaches,
  scheduledJobs: (db, now, _keys, { rail }) => runRail(db, rail, now),
  sandbox: orderEvents,
};

export { cancelOrder } from './cancelOrder';
export { debitedBy, exchangeOf, type OrderExchange, spentBy } from './exchange';
export { findOrder, findOrderBy, lockOrder, ORDER_RECORDS } from './findOrder';
export { outgoingConditions, outgoingRows, outgoingSorts } from './listing';
export { acceptOrder, completeOrder, dropOrder, refundOrder } from './moveOrder';
export { type OutgoingDraft, placeOrder } from './placeOrder';
export { reserve, stepOf } from './reserve';
export { timelineOf, toOutgoing } from './row';
export { orderReasonSchema, outgoingDetails, outgoingFields, outgoingFilters, requestKeySchema } from './schema';
export { type OutgoingOfAccount, outgoingTable } from './table';
