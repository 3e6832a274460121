export { ExchangeOrderForm, type ExchangeOrderFormProps } from './ExchangeOrderForm';
