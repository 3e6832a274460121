export {
  type AccountTransaction,
  type AccountTransactionContract,
  type AccountTransactionDetail,
  type AccountTransactionFilter,
  TRANSACTION_SORTS,
  type TransactionSort,
} from './contract';
export { conversionSides } from './conversion';
export {
  type AccountTransactionType,
  accountTransactionType,
  TRANSACTION_SOURCES,
  type TransactionComponent,
  type TransactionDirection,
  type TransactionSource,
  type TransactionStatus,
  type TransactionType,
  transactionComponent,
  transactionDirection,
  transactionStatus,
  transactionType,
} from './enums';
export { transactions } from './resource';
export { canMoveTransaction, isBooked, TRANSACTION_TRANSITIONS, type WaitingMoney, waitingMoney } from './status';
