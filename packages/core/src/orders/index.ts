export {
  type OrderDisplayStatus,
  type OrderStatus,
  orderDisplayStatus,
  orderStatus,
} from './enums';
