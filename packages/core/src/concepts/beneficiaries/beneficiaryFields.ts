import { asksInvoice, asksPurpose } from './authorities';
import type { BeneficiaryField, Destination } from './BeneficiaryField';
import { LOCAL_FIELDS, swiftFields } from './bankFields';
import { feeDirection, invoiceKind, paymentPurpose } from './enums';
import { routingField, selectField, textField } from './field';
import { localScheme } from './localScheme';
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
    textField('bank.address', 140, { required: false, labelKey: 'beneficiaries.field.bankAddress' }),
    ...(scheme === undefined ? swiftFields(destination) : LOCAL_FIELDS[scheme](destination)),
    ...payeeFields(destination, scheme),
    ...(scheme === undefined ? correspondentFields() : authorityFields(destination)),
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

function authorityFields(destination: Destination): readonly BeneficiaryField[] {
  return [
    ...(asksPurpose(destination) ? [selectField('purpose', paymentPurpose)] : []),
    ...(asksInvoice(destination) ? [selectField('invoiceKind', invoiceKind)] : []),
  ];
}
