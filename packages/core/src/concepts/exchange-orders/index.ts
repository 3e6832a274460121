export { exchangeApproval } from './approvable';
export {
  EXCHANGE_ORDER_SORTS,
  type ExchangeOrder,
  type ExchangeOrderContract,
  type ExchangeOrderFilter,
  type ExchangeOrderSort,
} from './contract';
export {
  type FixedSide,
  fixedSide,
} from './enums';
export { exchangeOrders } from './resource';
