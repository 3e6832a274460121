export {
  BALANCE_CURRENCIES,
  type BalanceCurrency,
  type ProductType,
  productType,
} from './enums';
