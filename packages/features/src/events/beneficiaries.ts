/** What the beneficiary widgets report; no name and no account but in `message`, a finished sentence for a toast. @source ours */
export type BeneficiariesEvent =
  | { readonly type: 'beneficiaries.opened'; readonly beneficiaryId: string }
  | { readonly type: 'beneficiaries.closed' }
  | {
      readonly type: 'beneficiaries.saved';
      readonly beneficiaryId: string;
      readonly how: 'create' | 'update';
      readonly message: string;
    }
  | {
      readonly type: 'beneficiaries.actionTaken';
      readonly beneficiaryId: string;
      readonly action: 'enable' | 'disable' | 'delete';
      readonly message: string;
    }
  | { readonly type: 'beneficiaries.actionFailed'; readonly action: string; readonly message: string }
  | { readonly type: 'beneficiaries.exported'; readonly fileName: string; readonly message: string }
  | { readonly type: 'beneficiaries.exportFailed'; readonly message: string };
