import { DECIDE_RIGHT } from '../concepts/approvals';
import { AUTHORIZATION_RIGHTS } from '../concepts/authorizations';
import type { PermissionSubject } from '../concepts/roles';
import { permissionSubjects } from './permissionSubjects';
import { resources } from './registry';

/** Rights that are no call of their own, by subject. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  authorization: AUTHORIZATION_RIGHTS,
  ...Object.fromEntries(decidable().map(({ segment }) => [segment, [DECIDE_RIGHT]])),
};

/** Every subject with all that a role may hold of it: its actions, and rights that widen one. @source ours */
export function grantableSubjects(): PermissionSubject[] {
  return permissionSubjects().map(({ subject, actions }) => ({
    subject,
    actions: [...actions, ...(FURTHER[subject] ?? [])],
  }));
}

/** Resources with writes that can wait for approval. */
function decidable(): readonly { readonly segment: string }[] {
  const { paymentOrders, withdrawalOrders, exchangeOrders, transferOrders, beneficiaries, withdrawalAccounts } =
    resources;
  const { cards, merchants, users, roles, permissions, approvalPolicies } = resources;
  const money = [paymentOrders, withdrawalOrders, exchangeOrders, transferOrders, beneficiaries, withdrawalAccounts];
  return [...money, cards, merchants, users, roles, permissions, approvalPolicies];
}
