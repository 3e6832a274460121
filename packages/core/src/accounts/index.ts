export {
  BALANCE_CURRENCIES,
  type BalanceCurrency,
  productType,
  type ProductType,
} from './enums.js';
