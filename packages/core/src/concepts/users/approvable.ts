import type { Approvable } from '../approvals';
import type { User } from './contract';

/** How a user that is invited, changed or enabled can wait for approval: with its roles. */
export const userApproval: Approvable<User> = {
  kind: 'people',
  amountOf: () => null,
  summaryOf: ({ name }) => name,
  termsOf: ({ username, name, email, status, roles }) => ({ username, name, email, status, roles }),
  debitOf: () => null,
};

/** How a change of somebody's roles can wait for approval, under the policies of roles. */
export const userRolesApproval: Approvable<User> = { ...userApproval, kind: 'roles' };
