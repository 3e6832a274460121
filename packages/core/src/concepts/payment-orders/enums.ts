import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** The side of a payment whose amount never changes by rounding: what is sent, or what the beneficiary receives. @source ours */
export const paymentSide = /* @__PURE__ */ defineEnumeration('paymentOrders.side', ['sent', 'received']);

/** A code of `paymentSide`. */
export type PaymentSide = CodeOf<typeof paymentSide>;
