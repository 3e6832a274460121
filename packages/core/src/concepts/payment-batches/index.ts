export type {
  PaymentBatchProblem,
  PaymentBatchProblemReason,
  PaymentBatchRow,
  PaymentBatchText,
} from './cells';
export {
  matchPaymentBatchColumns,
  missingPaymentBatchFields,
  PAYMENT_BATCH_COLUMNS,
  PAYMENT_BATCH_FIELDS,
  PAYMENT_BATCH_MAX_ROWS,
  PAYMENT_BATCH_TEXT_MAX_LENGTH,
  type PaymentBatchColumn,
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
  PaymentBatchLookup,
  PaymentBatchOrder,
  PaymentBatchPayee,
  PaymentBatchRecent,
  PaymentBatchRefusal,
  PaymentBatchSource,
  PaymentBatchSourceState,
  PaymentBatchStep,
} from './contract';
export { disagreementsOfPaymentBatch, type PaymentBatchControl, type PaymentBatchDisagreement } from './control';
export {
  draftPaymentBatch,
  isSettled,
  needsAttention,
  type PaymentBatchCheckedRow,
  type PaymentBatchDraftRow,
  paymentBatchChecker,
} from './draft';
export { duplicatesInPaymentBatch, type PaymentBatchDuplicate, paymentBatchOrders } from './duplicates';
export {
  decodePaymentFile,
  type EncodingGuess,
  encodingOfPaymentFile,
  PAYMENT_FILE_ENCODINGS,
  type PaymentFileEncoding,
} from './encoding';
export { type PaymentBatchLineState, paymentBatchLineState } from './enums';
export { paymentBatchIdentity, paymentBatchIdentityKey, readPaymentBatchIdentity } from './identity';
export {
  layOutPaymentSheet,
  type PaymentBatchTrailer,
  type PaymentRowDoubt,
  type PaymentSheetLayout,
  type PaymentSheetRow,
  trailersOfPaymentSheet,
} from './layout';
export { indexPaymentBatchBook, type PaymentBatchIndex, placesOfNearNames } from './matching';
export { PAYMENT_BATCH_NAME_MAX_LENGTH, paymentBatchName } from './name';
export {
  answerPaymentBatchQuestion,
  hasAnswers,
  NO_PAYMENT_BATCH_ANSWERS,
  type PaymentBatchAnswers,
  type PaymentBatchChoice,
  type PaymentBatchQuestion,
  type PaymentBatchQuestionKind,
  withoutAnswersAbout,
} from './questions';
export { paymentBatches } from './resource';
export { type PaymentBatchReading, readPaymentBatchRow } from './rows';
export { type PaymentSheetLine, readPaymentSheet } from './sheet';
export {
  type PayableRow,
  type PaymentBatchPayer,
  type PaymentBatchTotal,
  payersOfPaymentBatch,
  shortOfPaymentBatch,
  totalPaymentBatch,
} from './totals';
