import type { BeneficiaryField, Destination } from './BeneficiaryField';
import { LOCAL_FIELDS, swiftFields } from './bankFields';
import { feeDirection, invoiceKind, paymentPurpose } from './enums';
import { routingField, selectField, textField } from './field';
import { type LocalScheme, localScheme } from './localScheme';
import { payeeFields } from './payeeFields';

/**
 * The fields that a beneficiary needs for a destination, in the order to show them: bank, payee, then what authorities or
 * banks on the way ask for. Where a country has no local clearing of the currency, those of SWIFT. @source ours
 */
export function beneficiaryFields(destination: Destination): readonly BeneficiaryField[] {
  const { paymentMethod, bankCountry, currency } = destination;
  const scheme = paymentMethod === 'local' ? localScheme(bankCountry, currency) : undefined;
  return [
    textField('bank.name', 140, { required: scheme === undefined }),
    ...(scheme === undefined ? swiftFields(destination) : LOCAL_FIELDS[scheme](destination)),
    ...payeeFields(destination, scheme),
    ...(scheme === undefined ? correspondentFields() : authorityFields(scheme)),
  ];
}

function correspondentFields(): readonly BeneficiaryField[] {
  return [
    textField('intermediaryBank.name', 140, { required: false, labelKey: 'beneficiaries.field.intermediaryBankName' }),
    {
      ...routingField('bic_swift', 'DEUTDEFF500', { required: false }),
      path: 'intermediaryBank.swift',
      labelKey: 'beneficiaries.field.intermediaryBankSwift',
    },
    selectField('feeDirection', feeDirection),
  ];
}

function authorityFields(scheme: LocalScheme): readonly BeneficiaryField[] {
  if (scheme === 'in') return [selectField('purpose', paymentPurpose)];
  if (scheme === 'cn') return [selectField('purpose', paymentPurpose), selectField('invoiceKind', invoiceKind)];
  return [];
}
