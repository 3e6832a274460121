export {
  ACCOUNT_SORTS,
  type Account,
  type AccountContract,
  type AccountFilter,
  type AccountHold,
  type AccountOpening,
  type AccountSort,
  type AccountTotal,
} from './contract';
export {
  BALANCE_CURRENCIES,
  type BalanceCurrency,
  type ProductType,
  productType,
} from './enums';
export { accounts } from './resource';
export { accountLabel, CURRENCIES_BY_USE, compareBalanceCurrencies } from './rules';
