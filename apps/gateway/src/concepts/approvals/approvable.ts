import {
  type Approvable,
  approvalPolicies,
  beneficiaries,
  beneficiaryApproval,
  cardLimitsApproval,
  cards,
  exchangeApproval,
  exchangeOrders,
  merchantApproval,
  merchants,
  paymentApproval,
  paymentOrders,
  permissionApproval,
  permissions,
  policyApproval,
  roleApproval,
  roles,
  transferApproval,
  transferOrders,
  userApproval,
  userRolesApproval,
  users,
  withdrawalAccountApproval,
  withdrawalAccounts,
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
  [beneficiaries.segment]: { create: beneficiaryApproval, update: beneficiaryApproval, enable: beneficiaryApproval },
  [withdrawalAccounts.segment]: { verify: withdrawalAccountApproval, enable: withdrawalAccountApproval },
  [cards.segment]: { create: cardLimitsApproval, update: cardLimitsApproval },
  [merchants.segment]: { approve: merchantApproval, enable: merchantApproval },
  [users.segment]: { create: userApproval, update: userApproval, enable: userApproval, bindRoles: userRolesApproval },
  [roles.segment]: { create: roleApproval, update: roleApproval },
  [permissions.segment]: { create: permissionApproval, update: permissionApproval, delete: permissionApproval },
  [approvalPolicies.segment]: { create: policyApproval, update: policyApproval, delete: policyApproval },
};

/** Every write that can be kept, with the kind of policy that keeps it. */
export const APPROVABLE_WRITES = Object.entries(APPROVABLE).flatMap(([subject, actions]) =>
  Object.entries(actions).map(([action, { kind }]) => ({ subject, action, kind })),
);

/** How a write can be caught; null where none of its kind is. */
export function approvableOf(segment: string, action: string): Approvable<object> | null {
  return APPROVABLE[segment]?.[action] ?? null;
}
