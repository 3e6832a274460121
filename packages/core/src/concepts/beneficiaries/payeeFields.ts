import { hasPostalCodes, hasStates } from '../../reference/countries';
import type { BeneficiaryField, Destination } from './BeneficiaryField';
import type { BeneficiaryPath } from './BeneficiaryPath';
import { payeeType } from './enums';
import { field, nameField, textField } from './field';
import { isLatinRail, type LocalScheme } from './localScheme';

type AskedOf<Fields extends (...input: never[]) => readonly BeneficiaryField[]> = ReturnType<Fields>[number]['path'];

/** Paths that some clearings ask for beside those of every payee. */
interface NationalPaths {
  readonly cn: AskedOf<typeof chineseFields>;
  readonly br: AskedOf<typeof brazilianFields>;
}

/** Paths of the payee's fields on one way. */
export type PayeePathOf<Way> =
  | AskedOf<typeof companyFields | typeof personFields | typeof emailFields | typeof addressFields>
  | (Way extends keyof NationalPaths ? NationalPaths[Way] : never);

/** The fields of the payee: names, the tax number and local name that some clearings ask for, email and address. */
export function payeeFields(
  destination: Destination,
  scheme: LocalScheme | undefined,
): readonly BeneficiaryField<BeneficiaryPath>[] {
  const isCompany = destination.payeeType === payeeType.code.corporation;
  const addressRequired = scheme === undefined || scheme === 'us' || scheme === 'au';
  return [
    ...(isCompany ? companyFields() : personFields()),
    ...(scheme === 'cn' ? chineseFields() : []),
    ...(scheme === 'br' ? brazilianFields(isCompany) : []),
    ...emailFields(),
    ...addressFields(addressRequired, destination),
  ];
}

/** People of one name write it as either. */
const ONE_OF_NAMES = { required: false, oneOf: 'personName' } as const;

function companyFields() {
  return [nameField('payee.companyName', 140), textField('payee.registrationCode', 50, { required: false })];
}

function personFields() {
  return [
    nameField('payee.firstName', 70, ONE_OF_NAMES),
    nameField('payee.middleName', 70, { required: false }),
    nameField('payee.lastName', 70, ONE_OF_NAMES),
  ];
}

function emailFields() {
  return [field('payee.email', { type: 'email', required: false, rule: { kind: 'email' } })];
}

function chineseFields() {
  return [field('payee.chineseName', { rule: { kind: 'chineseName' }, example: '王小明' })];
}

function brazilianFields(isCompany: boolean) {
  return isCompany
    ? [field('payee.cnpj', { rule: { kind: 'cnpj' }, example: '12.ABC.345/01DE-35' })]
    : [field('payee.cpf', { rule: { kind: 'cpf' }, example: '119.123.456-84' })];
}

function addressFields(required: boolean, destination: Destination) {
  const country = destination.payeeCountry ?? destination.bankCountry;
  const rule = isLatinRail(destination) ? ({ kind: 'latin', of: [], max: 16 } as const) : undefined;
  return [
    field('payee.address.country', { type: 'country', required, refresh: true }),
    textField('payee.address.line1', 70, { required }),
    textField('payee.address.line2', 70, { required: false }),
    textField('payee.address.city', 35, { required }),
    textField('payee.address.state', 35, { required: required && hasStates(country) }),
    textField('payee.address.postalCode', 16, { required: required && hasPostalCodes(country), ...(rule && { rule }) }),
  ];
}
