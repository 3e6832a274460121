export { ExchangeOrderTable, type ExchangeOrderTableHandle, type ExchangeOrderTableProps } from './ExchangeOrderTable';
