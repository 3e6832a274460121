import {
  type Approvable,
  approvalPolicies,
  exchangeApproval,
  exchangeOrders,
  paymentApproval,
  paymentOrders,
  policyApproval,
  transferApproval,
  transferOrders,
  withdrawalApproval,
  withdrawalOrders,
} from '@corridor/core';

type OfActions = Readonly<Record<string, Approvable<object>>>;

/** Every write that a policy can keep for other people, by segment and action. None carries a secret: requests keep bodies as they came. */
const APPROVABLE: Readonly<Record<string, OfActions>> = {
  [paymentOrders.segment]: { create: paymentApproval },
  [withdrawalOrders.segment]: { create: withdrawalApproval },
  [exchangeOrders.segment]: { create: exchangeApproval },
  [transferOrders.segment]: { create: transferApproval },
  [approvalPolicies.segment]: { create: policyApproval, update: policyApproval, delete: policyApproval },
};

/** How a write can be caught; null where none of its kind is. */
export function approvableOf(segment: string, action: string): Approvable<object> | null {
  return APPROVABLE[segment]?.[action] ?? null;
}
