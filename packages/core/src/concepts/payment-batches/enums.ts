import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** How far a payment of a batch has come. @source ours */
export const paymentBatchLineState = /* @__PURE__ */ defineEnumeration('paymentBatches.state', [
  'waiting',
  'placed',
  'refused',
]);

/** A code of `paymentBatchLineState`. */
export type PaymentBatchLineState = CodeOf<typeof paymentBatchLineState>;
