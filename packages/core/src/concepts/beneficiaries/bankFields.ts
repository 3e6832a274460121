import { pixKeyType } from '../../reference/bank-identifiers';
import { ibanLength, ibanPrefix } from '../../reference/countries';
import type { BeneficiaryField, Destination } from './BeneficiaryField';
import type { BeneficiaryPath } from './BeneficiaryPath';
import { type AccountNumberType, accountNumberType, bankAccountKind } from './enums';
import { digitsField, field, routingField, selectField } from './field';
import { ibanExample } from './ibanExample';
import type { LocalScheme } from './localScheme';

type FieldsOf = (destination: Destination) => readonly BeneficiaryField<BeneficiaryPath>[];

const { accountNumber, iban, pixKey } = accountNumberType.code;

// A bank may take part in one of the three and not in the others.
const AMERICAN_ROUTING = ['ach_routing_number', 'wire_routing_number', 'aba'] as const;

/** The fields of an account at a bank that takes part in a local clearing. */
export const LOCAL_FIELDS = {
  iban: ({ bankCountry }) => [ibanField(bankCountry), bicField(false)],
  gb: (destination) =>
    chosenType(destination, [accountNumber, iban], (type) =>
      type === iban
        ? [ibanField('GB')]
        : [routingField('sort_code', '20-00-00'), digitsField('bank.accountNumber', 8, 8, '55779911')],
    ),
  us: () => [
    ...AMERICAN_ROUTING.map((type) => routingField(type, '021000021', { required: false, oneOf: 'routing' })),
    digitsField('bank.accountNumber', 1, 17, '000123456789'),
    selectField('bank.accountKind', bankAccountKind),
  ],
  ca: () => [
    routingField('institution_no', '001'),
    field('bank.branchCode', { rule: { kind: 'transitNumber' }, example: '00012' }),
    digitsField('bank.accountNumber', 5, 12, '1234567'),
    selectField('bank.accountKind', bankAccountKind),
  ],
  au: () => [
    field('bank.bsb', { rule: { kind: 'bsb' }, example: '062-000' }),
    digitsField('bank.accountNumber', 5, 9, '12345678'),
  ],
  mx: () => [routingField('clabe', '032180000118359719')],
  in: () => [routingField('ifsc', 'HDFC0000123'), digitsField('bank.accountNumber', 6, 18, '12345678901')],
  cn: () => [routingField('cnaps', '102100099996'), digitsField('bank.accountNumber', 8, 32, '6222020200112233')],
  br: (destination) =>
    chosenType(destination, [pixKey, accountNumber], (type) =>
      type === pixKey ? pixFields(destination) : brazilianAccountFields(),
    ),
} satisfies Readonly<Record<LocalScheme, FieldsOf>>;

/** The fields of an account that a payment reaches over SWIFT. */
export function swiftFields(destination: Destination) {
  const hasIbans = ibanLength(ibanPrefix(destination.bankCountry)) !== undefined;
  const account = field('bank.accountNumber', { rule: { kind: 'account', min: 1, max: 34 } });
  return [
    bicField(true),
    ...(hasIbans
      ? chosenType(destination, [iban, accountNumber], (type) =>
          type === iban ? [ibanField(destination.bankCountry)] : [account],
        )
      : [account]),
  ];
}

/** The choice of how the account is written, and the fields of what was chosen: the first of `types` until then. */
function chosenType<Path extends BeneficiaryPath>(
  destination: Destination,
  types: readonly [AccountNumberType, ...AccountNumberType[]],
  fieldsOf: (type: AccountNumberType) => readonly BeneficiaryField<Path>[],
): readonly BeneficiaryField<Path | 'bank.accountNumberType'>[] {
  const wanted = destination.accountNumberType;
  const chosen = wanted !== undefined && types.includes(wanted) ? wanted : types[0];
  const choice = selectField('bank.accountNumberType', accountNumberType, { codes: types, refresh: true });
  return [choice, ...fieldsOf(chosen)];
}

function pixFields({ pixKeyType: type = 'cpf' }: Destination) {
  return [
    selectField('bank.pixKeyType', pixKeyType, { refresh: true }),
    field('bank.pixKey', { rule: { kind: 'pixKey', type } }),
  ];
}

function brazilianAccountFields() {
  return [
    digitsField('bank.bankCode', 3, 3, '001'),
    digitsField('bank.branchCode', 4, 5, '1234'),
    // Banks whose check digit comes out as ten write it X.
    field('bank.accountNumber', { rule: { kind: 'digitsOrX', min: 4, max: 13 }, example: '1234567' }),
    selectField('bank.accountKind', bankAccountKind),
  ];
}

function ibanField(country: Destination['bankCountry']) {
  return field('bank.iban', { rule: { kind: 'iban' }, example: ibanExample(country) });
}

function bicField(required: boolean) {
  return routingField('bic_swift', 'DEUTDEFF500', { required, example: undefined });
}
