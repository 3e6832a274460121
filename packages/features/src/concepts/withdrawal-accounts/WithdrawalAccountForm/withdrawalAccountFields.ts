import {
  type AccountNumberType,
  accountNumberType,
  isBankName,
  type PixKeyType,
  pixKeyType,
  type RoutingCodeType,
  readWithdrawalAccount,
  routingCodeType,
  type WithdrawalAccountInput,
  withdrawalAccountWarnings,
} from '@corridor/core';
import { defineForm } from '../../../kit/form/defineForm';
import { choice, country, currency, input, oneOf, optional, own, pick } from '../../../kit/form/kinds';
import { withdrawalAccountList } from '../withdrawalAccountList';

const { pixKey } = accountNumberType.code;

/** What is filled in so far. */
interface Filled {
  readonly ownerId: string | null;
  readonly currency: string | null;
  readonly bankCountry: string | null;
  readonly bankName: string | null;
  readonly holderName: string | null;
  readonly accountNumberType: AccountNumberType | null;
  readonly accountNumber: string | null;
  readonly pixKeyType?: PixKeyType | null | undefined;
  readonly routingCodeType: RoutingCodeType | null;
  readonly routingCode?: string | null | undefined;
}

/** Form of a withdrawal account: whose it is, where it is, and its number. */
export const withdrawalAccountForm = defineForm(withdrawalAccountList, {
  fields: {
    ownerId: pick('owners'),
    currency: currency(),
    bankCountry: country(),
    bankName: input(isBankName),
    holderName: input(isBankName),
    accountNumberType: oneOf(accountNumberType),
    pixKeyType: choice(pixKeyType),
    accountNumber: own<string>([], ''),
    routingCodeType: optional(choice(routingCodeType)),
    routingCode: input(),
  },
  when: {
    pixKeyType: ({ accountNumberType: type }) => type === pixKey,
    routingCode: ({ routingCodeType: type }) => type !== null,
  },
  sections: {
    owner: ['ownerId', 'currency'],
    bank: [
      'bankCountry',
      'bankName',
      'holderName',
      'accountNumberType',
      'pixKeyType',
      'accountNumber',
      'routingCodeType',
      'routingCode',
    ],
  },
  check: (values) => {
    const { accountNumber, accountNumberType: type } = values;
    if (type === null) return [];
    if (!accountNumber?.trim()) return [{ path: 'accountNumber', reason: 'form.required' }];
    const reading = readWithdrawalAccount(inputOf({ ...values, accountNumber, accountNumberType: type }));
    return reading.ok ? [] : reading.problems;
  },
  warn: ({ accountNumberType: type, accountNumber, ...values }) =>
    type === null
      ? []
      : withdrawalAccountWarnings(inputOf({ ...values, accountNumber: accountNumber ?? '', accountNumberType: type })),
  toCreate: (values) => inputOf(values),
});

/** What is sent, or judged while some of it is still missing. */
function inputOf(
  values: Filled & { readonly accountNumber: string; readonly accountNumberType: AccountNumberType },
): WithdrawalAccountInput {
  const { ownerId, currency: code, bankCountry, bankName, holderName, accountNumber, accountNumberType: type } = values;
  const { pixKeyType: key, routingCodeType: scheme, routingCode } = values;
  return {
    ownerId: ownerId ?? '',
    currency: code ?? '',
    bankCountry: bankCountry ?? '',
    bankName: bankName ?? '',
    holderName: holderName ?? '',
    accountNumberType: type,
    accountNumber,
    ...(type === pixKey && key && { pixKeyType: key }),
    ...(scheme && routingCode && { routingCodeType: scheme, routingCode }),
  };
}
