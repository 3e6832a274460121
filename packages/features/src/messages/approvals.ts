import { defineMessages } from '../i18n/MessageSet';
import { approvals } from './en/approvals';

/** Sentences of the approval widgets. */
export const approvalsMessages = /* @__PURE__ */ defineMessages(approvals, {
  fr: async () => (await import('./fr/approvals')).approvals,
  zh: async () => (await import('./zh/approvals')).approvals,
});
