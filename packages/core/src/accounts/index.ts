export {
  ACCOUNT_SORTS,
  type Account,
  type AccountContract,
  type AccountFilter,
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
export { accountFixture } from './fixtures';
export { accounts } from './resource';
export { availableOf, compareBalanceCurrencies, covers } from './rules';
