export {
  type AccountTransaction,
  type AccountTransactionContract,
  type AccountTransactionDetail,
  type AccountTransactionFilter,
  TRANSACTION_SORTS,
  type TransactionSort,
} from './contract';
export {
  type AccountTransactionType,
  accountTransactionType,
  TRANSACTION_SOURCES,
  type TransactionComponent,
  type TransactionSource,
  type TransactionStatus,
  type TransactionType,
  transactionComponent,
  transactionStatus,
  transactionType,
} from './enums';
export { transactionFixture } from './fixtures';
export { transactions } from './resource';
export { balanceChangeOf, directionOf, type TransactionDirection } from './rules';
export { canMoveTransaction, isBooked, TRANSACTION_TRANSITIONS } from './status';
