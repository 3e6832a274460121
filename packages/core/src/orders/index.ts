export {
  orderDisplayStatus,
  type OrderDisplayStatus,
  orderStatus,
  type OrderStatus,
} from './enums.js';
