import { type Enablement, nextEnablement } from '../../reference/enumeration';

/** Every action on a beneficiary, in the order that menus show them. @source ours */
export const BENEFICIARY_ACTIONS = ['update', 'duplicate', 'enable', 'disable', 'delete'] as const;

/** What can be done with a beneficiary: the name of its verb or call; `duplicate` begins a new one and asks for the right to create. */
export type BeneficiaryAction = (typeof BENEFICIARY_ACTIONS)[number];

/** The actions that a status allows; one that is not enabled gets no payment. @source spec §3 "Status" */
export function beneficiaryActionsFor(status: Enablement): BeneficiaryAction[] {
  return BENEFICIARY_ACTIONS.filter(
    (action) => (action !== 'enable' && action !== 'disable') || nextEnablement(status, action) !== null,
  );
}
