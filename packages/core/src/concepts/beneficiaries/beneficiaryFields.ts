import { asksInvoice, asksPurpose } from './authorities';
import type { BeneficiaryField, Destination } from './BeneficiaryField';
import type { BeneficiaryPath } from './BeneficiaryPath';
import { LOCAL_FIELDS, swiftFields } from './bankFields';
import { feeDirection, invoiceKind, paymentPurpose } from './enums';
import { nameField, routingField, selectField, textField } from './field';
import { type LatinPathOf, withLatinFields } from './latinFields';
import { isLatinRail, type LocalScheme, localScheme } from './localScheme';
import { type PayeePathOf, payeeFields } from './payeeFields';

/** Way that money takes to a beneficiary, as far as it decides the fields: a country's own clearing, or SWIFT. @source ours */
export type BeneficiaryWay = LocalScheme | 'swift';

type BankPathOf<Way> = Way extends LocalScheme
  ? ReturnType<(typeof LOCAL_FIELDS)[Way] | typeof authorityFields>[number]['path']
  : ReturnType<typeof swiftFields | typeof correspondentFields>[number]['path'];

/** Paths that a destination on one way can ask for: `BeneficiaryPathOf<'gb'>` has `bank.iban` and no `bank.bsb`. @source ours */
export type BeneficiaryPathOf<Way extends BeneficiaryWay> =
  | ReturnType<typeof bankNameFields>[number]['path']
  | BankPathOf<Way>
  | PayeePathOf<Way>
  | LatinPathOf<Way>;

/**
 * The fields that a beneficiary needs for a destination, in the order to show them: bank, payee, then what authorities or
 * banks on the way ask for. Where a country has no local clearing of the currency, those of SWIFT; where a clearing carries Latin
 * letters alone, the Latin form of each text below it. @source ours
 */
export function beneficiaryFields(destination: Destination): readonly BeneficiaryField<BeneficiaryPath>[] {
  const { paymentMethod, bankCountry, currency } = destination;
  const scheme = paymentMethod === 'local' ? localScheme(bankCountry, currency) : undefined;
  const fields = [
    ...bankNameFields(scheme === undefined),
    ...(scheme === undefined ? swiftFields(destination) : LOCAL_FIELDS[scheme](destination)),
    ...payeeFields(destination, scheme),
    ...(scheme === undefined ? correspondentFields() : authorityFields(destination)),
  ];
  return isLatinRail(destination) ? withLatinFields(fields) : fields;
}

function bankNameFields(required: boolean) {
  return [
    nameField('bank.name', 140, { required }),
    textField('bank.address', 70, { required: false, labelKey: 'beneficiaries.field.bankAddress' }),
    textField('bank.city', 35, { required, labelKey: 'beneficiaries.field.bankCity' }),
  ];
}

function correspondentFields() {
  return [
    nameField('intermediaryBank.name', 140, { required: false, labelKey: 'beneficiaries.field.intermediaryBankName' }),
    {
      ...routingField('bic_swift', 'DEUTDEFF500', { required: false }),
      path: 'intermediaryBank.swift' as const,
      labelKey: 'beneficiaries.field.intermediaryBankSwift',
    },
    selectField('feeDirection', feeDirection),
  ];
}

function authorityFields(destination: Destination) {
  return [
    ...(asksPurpose(destination) ? [selectField('purpose', paymentPurpose)] : []),
    ...(asksInvoice(destination) ? [selectField('invoiceKind', invoiceKind)] : []),
  ];
}
