import { defineMessages } from '../i18n/MessageSet';
import { withdrawalOrders } from './en/withdrawal-orders';

/** Sentences of the withdrawal order widgets. */
export const withdrawalOrdersMessages = /* @__PURE__ */ defineMessages(withdrawalOrders, {
  fr: async () => (await import('./fr/withdrawal-orders')).withdrawalOrders,
  zh: async () => (await import('./zh/withdrawal-orders')).withdrawalOrders,
});
