export { ExchangeOrderForm } from './ExchangeOrderForm';
export type { ExchangeOrderFormProps } from './ExchangeOrderFormProps';
