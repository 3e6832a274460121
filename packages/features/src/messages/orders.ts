import { defineMessages } from '../i18n/MessageSet';
import { orders } from './en/orders';

/** Sentences of the order widgets. */
export const ordersMessages = /* @__PURE__ */ defineMessages(orders, {
  fr: async () => (await import('./fr/orders')).orders,
  zh: async () => (await import('./zh/orders')).orders,
});
