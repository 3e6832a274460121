export type { BeneficiaryField, Destination, FieldOption, FieldRule, PlainRule } from './BeneficiaryField';
export { beneficiaryFields } from './beneficiaryFields';
export { checkFieldText } from './checkFieldText';
export { checkRoutingCode } from './checkRoutingCode';
export {
  type AccountNumberType,
  type AccountType,
  accountNumberType,
  accountType,
  type BankAccountKind,
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
export { type LocalScheme, localScheme } from './localScheme';
