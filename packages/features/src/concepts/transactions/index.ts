export {
  TransactionTable,
  type TransactionTableHandle,
  type TransactionTableProps,
  type TransactionView,
} from './TransactionTable';
export { TransactionDetail, type TransactionDetailProps } from './transactionDetail';
export { transactionList } from './transactionList';
