import type { Enablement } from '../../reference/enumeration';
import type { WithdrawalAccountAction, WithdrawalAccountCall } from './contract';

type Transition = Readonly<{ from: Enablement; to: Enablement }>;

/** The status changes that operators make, by call. @source ours */
export const WITHDRAWAL_ACCOUNT_TRANSITIONS: Readonly<Record<WithdrawalAccountCall, Transition>> = {
  verify: { from: 0, to: 1 },
  reject: { from: 0, to: 2 },
  disable: { from: 1, to: 2 },
  enable: { from: 2, to: 1 },
};

/** Every action on a withdrawal account, in the order that menus show them. */
export const WITHDRAWAL_ACCOUNT_ACTIONS = ['verify', 'reject', 'disable', 'enable', 'delete'] as const;

/** What decides beside its status what may be done with a withdrawal account. */
export interface WithdrawalAccountPast {
  readonly isVerified: boolean;
  /** True if an order was made to it. */
  readonly isUsed: boolean;
}

/** The actions that a status allows: one that was never verified is not enabled, and one with orders stays. */
export function withdrawalAccountActionsFor(
  status: Enablement,
  { isVerified, isUsed }: WithdrawalAccountPast,
): WithdrawalAccountAction[] {
  return WITHDRAWAL_ACCOUNT_ACTIONS.filter((action) => {
    if (action === 'delete') return !isUsed;
    return WITHDRAWAL_ACCOUNT_TRANSITIONS[action].from === status && (action !== 'enable' || isVerified);
  });
}
