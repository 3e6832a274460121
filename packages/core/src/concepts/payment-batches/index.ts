export {
  matchPaymentBatchColumns,
  missingPaymentBatchFields,
  PAYMENT_BATCH_FIELDS,
  PAYMENT_BATCH_MAX_ROWS,
  PAYMENT_BATCH_TEXT_MAX_LENGTH,
  type PaymentBatchColumns,
  type PaymentBatchField,
} from './columns';
export type {
  PaymentBatch,
  PaymentBatchAccount,
  PaymentBatchBook,
  PaymentBatchContract,
  PaymentBatchDetail,
  PaymentBatchFilter,
  PaymentBatchInput,
  PaymentBatchLine,
  PaymentBatchOrder,
  PaymentBatchPayee,
  PaymentBatchRecent,
  PaymentBatchRefusal,
  PaymentBatchStep,
} from './contract';
export { duplicatesInPaymentBatch, type PaymentBatchDuplicate, paymentBatchOrders } from './duplicates';
export { type PaymentBatchLineState, paymentBatchLineState } from './enums';
export { indexPaymentBatchBook, type PaymentBatchIndex } from './matching';
export { PAYMENT_BATCH_NAME_MAX_LENGTH, paymentBatchName } from './name';
export { plainText } from './plainText';
export { paymentBatches } from './resource';
export {
  type PaymentBatchProblem,
  type PaymentBatchProblemReason,
  type PaymentBatchReading,
  type PaymentBatchText,
  readPaymentBatchRow,
} from './rows';
export {
  type PayableRow,
  type PaymentBatchShortage,
  type PaymentBatchTotal,
  shortOfPaymentBatch,
  totalPaymentBatch,
} from './totals';
