import { defineMessages } from '../i18n/MessageSet';
import { approvalPolicies } from './en/approval-policies';

/** Sentences of the approval policy widgets. */
export const approvalPoliciesMessages = /* @__PURE__ */ defineMessages(approvalPolicies, {
  fr: async () => (await import('./fr/approval-policies')).approvalPolicies,
  zh: async () => (await import('./zh/approval-policies')).approvalPolicies,
});
