export { beneficiaryApproval } from './approvable';
export { asksInvoice, asksPurpose } from './authorities';
export type { BeneficiaryField, Destination, FieldOption, FieldRule, LatinRule, PlainRule } from './BeneficiaryField';
export type { BeneficiaryPath } from './BeneficiaryPath';
export { type BeneficiaryPathOf, type BeneficiaryWay, beneficiaryFields } from './beneficiaryFields';
export { checkFieldText } from './checkFieldText';
export { checkRoutingCode } from './checkRoutingCode';
export {
  BENEFICIARY_SORTS,
  type Beneficiary,
  type BeneficiaryBank,
  type BeneficiaryContract,
  type BeneficiaryDetail,
  type BeneficiaryDraft,
  type BeneficiaryFilter,
  type BeneficiaryInput,
  type BeneficiaryPayee,
  type BeneficiarySort,
  type BeneficiaryUpdate,
  type IntermediaryBank,
  type PayeeAddress,
} from './contract';
export { recordOf, valueAt } from './draftPaths';
export {
  type AccountNumberType,
  type AccountType,
  accountNumberType,
  accountType,
  type BankAccountKind,
  BENEFICIARY_GAPS,
  type BeneficiaryGap,
  bankAccountKind,
  type FeeDirection,
  feeDirection,
  type InvoiceKind,
  invoiceKind,
  type PayeeType,
  type PaymentMethod,
  type PaymentPurpose,
  payeeType,
  paymentMethod,
  paymentPurpose,
  type RoutingCodeType,
  routingCodeType,
} from './enums';
export { beneficiaryGap } from './gaps';
export { isLatinForm, latinFormOf, nameAsSent } from './latinFields';
export { isLatinRail, type LocalScheme, localScheme } from './localScheme';
export { hasPayeeConfirmation, PAYEE_CONFIRMATIONS, type PayeeConfirmation } from './payeeConfirmation';
export { REFERENCE_KINDS, type ReferenceKind, referenceKindOf } from './referenceKind';
export { beneficiaries } from './resource';
export { accountOf, type BeneficiaryReading, isKeyOfAnother, payeeName, readBeneficiary } from './rules';
export { BENEFICIARY_ACTIONS, type BeneficiaryAction, beneficiaryActionsFor } from './status';
