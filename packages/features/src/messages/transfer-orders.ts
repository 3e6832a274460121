import { defineMessages } from '../i18n/MessageSet';
import { transferOrders } from './en/transfer-orders';

/** Sentences of the transfer widgets. */
export const transferOrdersMessages = /* @__PURE__ */ defineMessages(transferOrders, {
  fr: async () => (await import('./fr/transfer-orders')).transferOrders,
  zh: async () => (await import('./zh/transfer-orders')).transferOrders,
});
