export { ExchangeOrderDetail, type ExchangeOrderDetailProps } from './ExchangeOrderDetail';
