import { BeneficiaryForm } from '@corridor/features';

/** Props of `NewBeneficiaryForm`. */
export interface NewBeneficiaryFormProps {
  readonly onSaved: (beneficiary: { readonly id: string }) => void;
  readonly onCancel: () => void;
}

/** The form of somebody new to pay, for other screens that create one in place. */
export function NewBeneficiaryForm(props: NewBeneficiaryFormProps) {
  return <BeneficiaryForm {...props} />;
}
