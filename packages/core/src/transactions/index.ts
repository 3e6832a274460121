export {
  accountTransactionType,
  type AccountTransactionType,
  transactionStatus,
  type TransactionStatus,
  transactionType,
  type TransactionType,
} from './enums.js';
