export {
  type OrderDisplayStatus,
  type OrderStatus,
  orderDisplayStatus,
  orderStatus,
} from './enums';
export { feeOn } from './fee';
export { isBelowMinimum, minimumAmount } from './minimumAmount';
export type { OrderReason, OrderStep, OutgoingOrder, OutgoingOrderAction, OutgoingOrderFilter } from './outgoing';
export {
  MOST_ORDERED_MINOR,
  type OrderAmountProblem,
  type OrderAmountReason,
  orderAmountProblem,
  readOrderAmount,
} from './readOrderAmount';
export { canMoveOrder, displayStatusOf, isOrderOver, ORDER_TRANSITIONS } from './status';
