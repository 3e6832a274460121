import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Kinds of writes that a policy can keep for a second person. @source ours */
export const approvalKind = /* @__PURE__ */ defineEnumeration('approvals.kind', [
  'payments',
  'withdrawals',
  'exchanges',
  'transfers',
  'beneficiaries',
  'withdrawalAccounts',
  'cardLimits',
  'reviews',
  'merchants',
  'people',
  'roles',
  'policies',
]);

/** A code of `approvalKind`. */
export type ApprovalKind = CodeOf<typeof approvalKind>;

/** Where a request for approval is. `failed`: approved, but no longer possible; nothing was done. @source ours */
export const approvalStatus = /* @__PURE__ */ defineEnumeration('approvals.status', [
  'pending',
  'askedBack',
  'approved',
  'refused',
  'withdrawn',
  'expired',
  'failed',
]);

/** A code of `approvalStatus`. */
export type ApprovalStatus = CodeOf<typeof approvalStatus>;

/** What happens to a request, in its timeline. @source ours */
export const approvalEvent = /* @__PURE__ */ defineEnumeration('approvals.event', [
  'requested',
  'approved',
  'done',
  'refused',
  'askedBack',
  'answered',
  'withdrawn',
  'expired',
  'failed',
]);

/** A code of `approvalEvent`. */
export type ApprovalEvent = CodeOf<typeof approvalEvent>;
