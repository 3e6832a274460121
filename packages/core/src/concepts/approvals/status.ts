import type { ApprovalStatus } from './enums';

/** What may be done with a request for approval, in the order that menus show. @source ours */
export const APPROVAL_ACTIONS = ['approve', 'askBack', 'refuse', 'answer', 'withdraw'] as const;

/** An action on a request for approval. @source ours */
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** Statuses of a request that still waits, and holds its money. @source ours */
export const OPEN_APPROVAL_STATUSES: readonly ApprovalStatus[] = ['pending', 'askedBack'];

const BY_OTHERS: Readonly<Partial<Record<ApprovalStatus, readonly ApprovalAction[]>>> = {
  pending: ['approve', 'askBack', 'refuse'],
  askedBack: ['refuse'],
};

/** Returns true if a request's time is over: nobody decides on it any more, whether or not it was closed yet. @source ours */
export function isApprovalExpired(status: ApprovalStatus, expiresAt: Date, now: Date): boolean {
  return status === 'expired' || (OPEN_APPROVAL_STATUSES.includes(status) && expiresAt <= now);
}

/** Actions that a request's status allows to whoever made it, or to others. @source ours */
export function approvalActionsFor(status: ApprovalStatus, asking: 'maker' | 'other'): readonly ApprovalAction[] {
  if (asking === 'other') return BY_OTHERS[status] ?? [];
  return OPEN_APPROVAL_STATUSES.includes(status) ? ['answer', 'withdraw'] : [];
}
