export {
  type OrderDisplayStatus,
  type OrderStatus,
  orderDisplayStatus,
  orderStatus,
} from './enums';
export type { OrderReason, OrderStep, OutgoingOrder, OutgoingOrderAction, OutgoingOrderFilter } from './outgoing';
export { canMoveOrder, displayStatusOf, isOrderOver, ORDER_TRANSITIONS } from './status';
