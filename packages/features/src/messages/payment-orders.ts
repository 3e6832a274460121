import { defineMessages } from '../i18n/MessageSet';
import { paymentOrders } from './en/payment-orders';

/** Sentences of the payment order widgets. */
export const paymentOrdersMessages = /* @__PURE__ */ defineMessages(paymentOrders, {
  fr: async () => (await import('./fr/payment-orders')).paymentOrders,
  zh: async () => (await import('./zh/payment-orders')).paymentOrders,
});
