/** What a beneficiary form is for: somebody new, a change, or somebody new who starts as a copy. */
export type BeneficiaryFormTarget =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'duplicate'; readonly beneficiaryId: string };
