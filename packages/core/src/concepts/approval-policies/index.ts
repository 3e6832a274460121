export { policyApproval } from './approvable';
export {
  APPROVAL_POLICY_ACTIONS,
  APPROVAL_POLICY_SORTS,
  type ApprovalPolicy,
  type ApprovalPolicyAction,
  type ApprovalPolicyContract,
  type ApprovalPolicyFilter,
  type ApprovalPolicyInput,
  type ApprovalPolicySort,
  type ApprovalPolicyUpdate,
} from './contract';
export { approvalPolicies } from './resource';
export { approversRange, isCaught, KINDS_WITH_AMOUNT } from './rules';
