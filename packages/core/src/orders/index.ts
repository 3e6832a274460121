export {
  type OrderDisplayStatus,
  type OrderStatus,
  orderDisplayStatus,
  orderStatus,
} from './enums';
export { canMoveOrder, displayStatusOf, isOrderOver, ORDER_TRANSITIONS } from './status';
