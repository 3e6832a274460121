import type { Approvable } from '../approvals';
import type { Permission } from './contract';

/** How a change of a permission can wait for approval: every role that has it follows. */
export const permissionApproval: Approvable<Permission> = {
  kind: 'roles',
  amountOf: () => null,
  summaryOf: ({ privilegeName }) => privilegeName,
  termsOf: ({ privilegeName, moduleName, rule }) => ({ privilegeName, moduleName, rule }),
  debitOf: () => null,
};
