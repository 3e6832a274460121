import { type CountryCode, hasPostalCodes, hasStates } from '../../reference/countries';
import type { BeneficiaryField, Destination } from './BeneficiaryField';
import { payeeType } from './enums';
import { field, textField } from './field';
import type { LocalScheme } from './localScheme';

/** The fields of the payee: names, the tax number and local name that some clearings ask for, email and address. */
export function payeeFields(destination: Destination, scheme: LocalScheme | undefined): readonly BeneficiaryField[] {
  const isCompany = destination.payeeType === payeeType.code.corporation;
  const addressRequired = scheme === undefined || scheme === 'us' || scheme === 'au';
  return [
    ...(isCompany ? companyFields() : personFields()),
    ...(scheme === 'cn' ? [field('payee.chineseName', { rule: { kind: 'chineseName' }, example: '王小明' })] : []),
    ...(scheme === 'br' ? [taxNumberField(isCompany)] : []),
    field('payee.email', { type: 'email', required: false, rule: { kind: 'email' } }),
    ...addressFields(addressRequired, destination.payeeCountry ?? destination.bankCountry),
  ];
}

function companyFields(): readonly BeneficiaryField[] {
  return [textField('payee.companyName', 140), textField('payee.registrationCode', 50, { required: false })];
}

function personFields(): readonly BeneficiaryField[] {
  return [
    textField('payee.firstName', 70),
    textField('payee.middleName', 70, { required: false }),
    textField('payee.lastName', 70),
  ];
}

function taxNumberField(isCompany: boolean): BeneficiaryField {
  return isCompany
    ? field('payee.cnpj', { rule: { kind: 'cnpj' }, example: '12.ABC.345/01DE-35' })
    : field('payee.cpf', { rule: { kind: 'cpf' }, example: '119.123.456-84' });
}

function addressFields(required: boolean, country: CountryCode): readonly BeneficiaryField[] {
  return [
    field('payee.address.country', { type: 'country', required, refresh: true }),
    textField('payee.address.line1', 70, { required }),
    textField('payee.address.line2', 70, { required: false }),
    textField('payee.address.city', 35, { required }),
    textField('payee.address.state', 35, { required: required && hasStates(country) }),
    textField('payee.address.postalCode', 16, { required: required && hasPostalCodes(country) }),
  ];
}
