import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Kind of payee or customer: a company or a person. @source spec §3 */
export const payeeType = /* @__PURE__ */ defineEnumeration('beneficiaries.payeeType', [
  [1, 'corporation'],
  [2, 'individual'],
]);

/** A code of `payeeType`. */
export type PayeeType = CodeOf<typeof payeeType>;

/** Where a payee keeps the money. @source spec §3 */
export const accountType = /* @__PURE__ */ defineEnumeration('beneficiaries.accountType', [
  [1, 'bankAccount'],
  [2, 'wallet'],
]);

/** A code of `accountType`. */
export type AccountType = CodeOf<typeof accountType>;

/** How a payee's account is written. @source spec §3 */
export const accountNumberType = /* @__PURE__ */ defineEnumeration('beneficiaries.accountNumberType', [
  [1, 'accountNumber'],
  [2, 'iban'],
  [3, 'pixKey'],
]);

/** A code of `accountNumberType`. */
export type AccountNumberType = CodeOf<typeof accountNumberType>;

/** Which scheme a bank's routing code belongs to. @source spec §3 */
export const routingCodeType = /* @__PURE__ */ defineEnumeration('beneficiaries.routingCodeType', [
  ['bic_swift', 'bicSwift'],
  ['ach_routing_number', 'achRoutingNumber'],
  ['wire_routing_number', 'wireRoutingNumber'],
  ['sort_code', 'sortCode'],
  ['aba', 'aba'],
  ['institution_no', 'institutionNo'],
  ['clabe', 'clabe'],
  ['ifsc', 'ifsc'],
  ['cnaps', 'cnaps'],
]);

/** A code of `routingCodeType`, spelt as on the wire. */
export type RoutingCodeType = CodeOf<typeof routingCodeType>;

/** The rails a payment takes: a country's own clearing, or SWIFT. @source ours */
export const paymentMethod = /* @__PURE__ */ defineEnumeration('beneficiaries.paymentMethod', ['local', 'swift']);

/** A code of `paymentMethod`. */
export type PaymentMethod = CodeOf<typeof paymentMethod>;

/** Who bears the banks' charges: the sender (OUR), both (SHA) or the beneficiary (BEN). @source ours */
export const feeDirection = /* @__PURE__ */ defineEnumeration('beneficiaries.feeDirection', [
  'sender',
  'shared',
  'beneficiary',
]);

/** A code of `feeDirection`. */
export type FeeDirection = CodeOf<typeof feeDirection>;

/** The kind of bank account that US and Canadian clearing asks for. @source ours */
export const bankAccountKind = /* @__PURE__ */ defineEnumeration('beneficiaries.bankAccountKind', [
  'checking',
  'savings',
]);

/** A code of `bankAccountKind`. */
export type BankAccountKind = CodeOf<typeof bankAccountKind>;

/** What a payment is for, where the destination's authorities ask. @source ours */
export const paymentPurpose = /* @__PURE__ */ defineEnumeration('beneficiaries.paymentPurpose', [
  'goods',
  'services',
  'salary',
  'familySupport',
  'education',
  'rent',
  'other',
]);

/** A code of `paymentPurpose`. */
export type PaymentPurpose = CodeOf<typeof paymentPurpose>;

/** The kind of invoice behind a payment to China. @source ours */
export const invoiceKind = /* @__PURE__ */ defineEnumeration('beneficiaries.invoiceKind', [
  'commercialInvoice',
  'vatInvoice',
  'customsDeclaration',
]);

/** A code of `invoiceKind`. */
export type InvoiceKind = CodeOf<typeof invoiceKind>;

/** What can be missing from a beneficiary that was kept before banks asked for it. @source ours */
export const BENEFICIARY_GAPS = ['address', 'latinName'] as const;

/** One of `BENEFICIARY_GAPS`. */
export type BeneficiaryGap = (typeof BENEFICIARY_GAPS)[number];
