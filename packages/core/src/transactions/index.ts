export {
  type AccountTransactionType,
  accountTransactionType,
  type TransactionStatus,
  type TransactionType,
  transactionStatus,
  transactionType,
} from './enums';
