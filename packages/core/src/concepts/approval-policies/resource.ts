import { defineResource } from '../../resource';
import { APPROVAL_POLICY_SORTS, type ApprovalPolicyContract } from './contract';

/** Approval policies on the wire. @source ours */
export const approvalPolicies = /* @__PURE__ */ defineResource<ApprovalPolicyContract>('approval-policy', {
  verbs: { list: true, page: true, get: true, create: true, update: true, delete: true, export: true },
  sorts: APPROVAL_POLICY_SORTS,
  firstSort: { field: 'createdAt', direction: 'desc' },
});
