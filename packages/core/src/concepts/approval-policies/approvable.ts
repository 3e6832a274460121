import type { Approvable } from '../approvals';
import type { ApprovalPolicy } from './contract';

/** How a change of a policy waits for approval, once there is a policy. @source ours */
export const policyApproval: Approvable<ApprovalPolicy> = {
  kind: 'policies',
  amountOf: () => null,
  summaryOf: () => '',
  termsOf: () => ({}),
  debitOf: () => null,
};
