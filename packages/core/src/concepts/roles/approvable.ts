import type { Approvable } from '../approvals';
import type { RoleDetail } from './contract';

/** How a change of what a role allows can wait for approval. */
export const roleApproval: Approvable<RoleDetail> = {
  kind: 'roles',
  amountOf: () => null,
  summaryOf: ({ name }) => name,
  termsOf: ({ name, rules, permissionIds }) => ({ name, rules, permissionIds }),
  debitOf: () => null,
};
