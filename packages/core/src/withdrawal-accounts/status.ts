import type { Enablement } from '../enumeration';
import type { WithdrawalAccountAction } from './contract';

type Transition = Readonly<{ from: Enablement; to: Enablement }>;

/** The status changes that operators make, by action. @source ours */
export const WITHDRAWAL_ACCOUNT_TRANSITIONS: Readonly<Record<WithdrawalAccountAction, Transition>> = {
  verify: { from: 0, to: 1 },
  reject: { from: 0, to: 2 },
  disable: { from: 1, to: 2 },
  enable: { from: 2, to: 1 },
};

/** Every action on a withdrawal account, in the order that menus show them. */
export const WITHDRAWAL_ACCOUNT_ACTIONS = ['verify', 'reject', 'disable', 'enable'] as const;

/** The actions that a status allows. One that was never verified is verified before it is enabled. */
export function withdrawalAccountActionsFor(status: Enablement, isVerified: boolean): WithdrawalAccountAction[] {
  return WITHDRAWAL_ACCOUNT_ACTIONS.filter(
    (action) => WITHDRAWAL_ACCOUNT_TRANSITIONS[action].from === status && (action !== 'enable' || isVerified),
  );
}
