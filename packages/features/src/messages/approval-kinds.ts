import { defineMessages } from '../i18n/MessageSet';
import { approvalKinds } from './en/approval-kinds';

/** Sentences of kinds of writes that wait for approval. */
export const approvalKindsMessages = /* @__PURE__ */ defineMessages(approvalKinds, {
  fr: async () => (await import('./fr/approval-kinds')).approvalKinds,
  zh: async () => (await import('./zh/approval-kinds')).approvalKinds,
});
