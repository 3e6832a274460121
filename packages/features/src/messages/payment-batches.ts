import { defineMessages } from '../i18n/MessageSet';
import { paymentBatches } from './en/payment-batches';

/** Sentences of the payment batch widgets. */
export const paymentBatchesMessages = /* @__PURE__ */ defineMessages(paymentBatches, {
  fr: async () => (await import('./fr/payment-batches')).paymentBatches,
  zh: async () => (await import('./zh/payment-batches')).paymentBatches,
});
