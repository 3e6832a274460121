import { type Enablement, enablement } from '../enumeration';

/** What an operator does to a beneficiary's status, which is also the name of the call. @source ours */
export type BeneficiaryAction = 'enable' | 'disable';

const { initial, enabled, disabled } = enablement.code;

/** The status changes of beneficiaries: one that is not enabled gets no payment. @source spec §3 "Status" */
export const BENEFICIARY_TRANSITIONS: Readonly<
  Record<BeneficiaryAction, { readonly from: readonly Enablement[]; readonly to: Enablement }>
> = {
  enable: { from: [initial, disabled], to: enabled },
  disable: { from: [initial, enabled], to: disabled },
};

/** The status that an action leads to; null where the status does not allow it. */
export function nextBeneficiaryStatus(status: Enablement, action: BeneficiaryAction): Enablement | null {
  const { from, to } = BENEFICIARY_TRANSITIONS[action];
  return from.includes(status) ? to : null;
}
