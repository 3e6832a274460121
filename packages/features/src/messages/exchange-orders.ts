import { defineMessages } from '../i18n/MessageSet';
import { exchangeOrders } from './en/exchange-orders';

/** Sentences of the exchange order widgets. */
export const exchangeOrdersMessages = /* @__PURE__ */ defineMessages(exchangeOrders, {
  fr: async () => (await import('./fr/exchange-orders')).exchangeOrders,
  zh: async () => (await import('./zh/exchange-orders')).exchangeOrders,
});
