export { ExchangeOrderForm, type ExchangeOrderFormProps } from './ExchangeOrderForm';
export type { ExchangeDraft } from './ExchangeOrderForm/draft';
export {
  ExchangeOrderTable,
  type ExchangeOrderTableHandle,
  type ExchangeOrderTableProps,
  type ExchangeOrderView,
} from './ExchangeOrderTable';
export { ExchangeOrderDetail, type ExchangeOrderDetailProps } from './exchangeOrderDetail';
export { exchangeOrderList } from './exchangeOrderList';
