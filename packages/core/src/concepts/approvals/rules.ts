import type { CaughtBy } from './contract';

/** Most people whose approval a policy can ask for. @source ours */
export const APPROVERS_MAX = 5;

/** Most hours that a request may wait. @source ours */
export const APPROVAL_HOURS_MAX = 720;

/** Hours that a request waits unless its policy says otherwise. @source ours */
export const APPROVAL_HOURS = 72;

/** Right on a subject: to decide on what others ask for about its records, where one may not write them oneself. @source ours */
export const DECIDE_RIGHT = 'decide';

/** Somebody who has approved, with the ids of the roles held. @source ours */
export interface Approver {
  readonly userId: string;
  readonly roleIds: readonly string[];
}

/** Returns true if an approver counts for a policy: anyone, or who has its role. @source ours */
export function countsFor({ roleId }: Pick<CaughtBy, 'roleId'>, { roleIds }: Approver): boolean {
  return roleId === null || roleIds.includes(roleId);
}

/** Returns true if every policy has as many different approvers as it wants. @source ours */
export function isApproved(policies: readonly CaughtBy[], approvers: readonly Approver[]): boolean {
  return policies.every((policy) => {
    const counted = approvers.filter((approver) => countsFor(policy, approver)).map(({ userId }) => userId);
    return new Set(counted).size >= policy.approvers;
  });
}
