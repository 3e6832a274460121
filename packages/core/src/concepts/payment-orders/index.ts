export { paymentApproval } from './approvable';
export { type ArrivalEstimate, estimateArrival, PAYMENT_BUSINESS_DAYS, PAYMENT_CUT_OFF_HOUR } from './arrival';
export {
  PAYMENT_ORDER_SORTS,
  type PaymentArrival,
  type PaymentDelay,
  type PaymentExchange,
  type PaymentInvoice,
  type PaymentInvoiceContent,
  type PaymentOrder,
  type PaymentOrderContract,
  type PaymentOrderDetail,
  type PaymentOrderFilter,
  type PaymentOrderInput,
  type PaymentOrderSort,
  type PaymentPrice,
  type PaymentPriceRequest,
  type PaymentQuote,
} from './contract';
export {
  duplicatesSince,
  mayBeDoubled,
  type PaymentFigures,
  paymentKeys,
  paymentLike,
  STANDING_PAYMENT_STATUSES,
} from './duplicates';
export { type PaymentSide, paymentSide } from './enums';
export { exchangeForPayment, type PaymentAim, splitPayment, splitQuoted } from './exchange';
export { isAbovePaymentMaximum, paymentMaximum } from './maximum';
export { type PaymentPaperProblem, type PaymentPapers, paymentPaperProblems } from './papers';
export {
  isPlainReference,
  PAYMENT_REFERENCE_SIGNS,
  type PaymentReferenceProblem,
  paymentReferenceLength,
  paymentReferenceOf,
  paymentReferenceProblem,
  readablePaymentReference,
} from './reference';
export {
  type PayeeGapProblem,
  type PayeeRail,
  type PaymentProblem,
  type PaymentProblemReason,
  type PaymentReading,
  type PaymentText,
  payeeGapProblem,
  readPaymentForPrice,
  readPaymentInput,
} from './request';
export { paymentOrders } from './resource';
export { type FeeSplit, PAYMENT_FEE_BASIS_POINTS, paymentFee, splitFee } from './rules';
export { type PaymentSplit, type PaymentTerms, splitDebited, splitReceived, splitSent } from './split';
