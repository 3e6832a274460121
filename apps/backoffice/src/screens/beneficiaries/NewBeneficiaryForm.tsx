import { BeneficiaryForm } from '@corridor/features';

/** Props of `NewBeneficiaryForm`. */
export interface NewBeneficiaryFormProps {
  /** Somebody new unless told. */
  readonly target?: { readonly kind: 'edit'; readonly beneficiaryId: string };
  readonly onSaved: (beneficiary: { readonly id: string }) => void;
  readonly onCancel: () => void;
}

/** The form of somebody to pay, for other screens that create or complete one in place. */
export function NewBeneficiaryForm(props: NewBeneficiaryFormProps) {
  return <BeneficiaryForm {...props} />;
}
