import {
  accountNumberType,
  accountType,
  type BeneficiaryDetail,
  type BeneficiaryDraft,
  type BeneficiaryField,
  type BeneficiaryUpdate,
  beneficiaryFields,
  type Destination,
  isCountryCode,
  isCurrencyCode,
  localScheme,
  payeeType,
  pixKeyType,
  recordOf,
  valueAt,
} from '@corridor/core';
import { readableText } from './fieldText';

/** What a form holds: texts at the paths of the draft. Codes are texts too; '' is nothing chosen. */
export type BeneficiaryValues = Record<string, unknown>;

/** A form that nobody has filled in. */
export const emptyBeneficiary: BeneficiaryValues = {
  bankCountry: '',
  currency: '',
  paymentMethod: '',
  payeeType: String(payeeType.code.corporation),
  accountType: String(accountType.code.bankAccount),
};

/** The text at a path. */
export function textAt(values: BeneficiaryValues, path: string): string {
  const value = valueAt(values, path);
  return typeof value === 'string' ? value : '';
}

/** Where the money goes, as far as it is chosen; undefined until country and currency are. */
export function destinationIn(values: BeneficiaryValues): Destination | undefined {
  const bankCountry = textAt(values, 'bankCountry');
  const currency = textAt(values, 'currency');
  if (!isCountryCode(bankCountry) || !isCurrencyCode(currency)) return undefined;
  const payeeCountry = textAt(values, 'payee.address.country');
  const wanted = textAt(values, 'paymentMethod');
  const isLocal = localScheme(bankCountry, currency) !== undefined && wanted !== 'swift';
  return {
    bankCountry,
    currency,
    paymentMethod: isLocal ? 'local' : 'swift',
    payeeType: codeOf(payeeType.codes, textAt(values, 'payeeType')) ?? payeeType.code.corporation,
    payeeCountry: isCountryCode(payeeCountry) ? payeeCountry : undefined,
    accountNumberType: codeOf(accountNumberType.codes, textAt(values, 'bank.accountNumberType')),
    pixKeyType: codeOf(pixKeyType.codes, textAt(values, 'bank.pixKeyType')),
  };
}

/** What is chosen in a select field: its value, or the first where the choice only shapes the form. */
export function chosenIn(values: BeneficiaryValues, { path, options, refresh }: BeneficiaryField): string {
  const first = refresh && path !== 'bank.pixKeyType' ? options?.[0]?.value : undefined;
  return textAt(values, path) || (first === undefined ? '' : String(first));
}

/** The draft that the form describes: only what the destination asks for. */
export function toDraft(
  values: BeneficiaryValues,
  destination: Destination,
  fields: readonly BeneficiaryField[],
): BeneficiaryDraft {
  const asked = new Map<string, unknown>();
  for (const field of fields) {
    const text = field.options ? chosenIn(values, field) : textAt(values, field.path);
    const code = field.options?.find(({ value }) => String(value) === text)?.value;
    if (text.trim() !== '') asked.set(field.path, code ?? text);
  }
  const { bankCountry, currency, paymentMethod: method, payeeType: payee } = destination;
  const account = codeOf(accountType.codes, textAt(values, 'accountType')) ?? accountType.code.bankAccount;
  const start = { bankCountry, currency, paymentMethod: method, payeeType: payee, accountType: account };
  return asDraft({ ...start, bank: {}, payee: {}, ...recordOf(asked) });
}

/** The whole draft as a change: what it does not have is taken away. */
export function toUpdate(draft: BeneficiaryDraft): BeneficiaryUpdate {
  const { intermediaryBank = null, feeDirection = null, purpose = null, invoiceKind = null } = draft;
  return { ...draft, intermediaryBank, feeDirection, purpose, invoiceKind };
}

/** A beneficiary as the form shows it. */
export function toValues(beneficiary: BeneficiaryDetail | BeneficiaryDraft): BeneficiaryValues {
  const { bankCountry, currency, paymentMethod: method, payeeType: payee, bank } = beneficiary;
  const destination = { bankCountry, currency, paymentMethod: method, payeeType: payee };
  const { accountNumberType: number, pixKeyType: key } = bank;
  const fields = beneficiaryFields({ ...destination, accountNumberType: number, pixKeyType: key });
  const texts = new Map<string, unknown>();
  for (const field of fields) {
    const value = valueAt({ ...beneficiary }, field.path);
    if (value !== undefined && value !== null) texts.set(field.path, readableText(field, String(value)));
  }
  return {
    ...emptyBeneficiary,
    ...destination,
    payeeType: String(payee),
    accountType: String(beneficiary.accountType ?? accountType.code.bankAccount),
    ...recordOf(texts),
  };
}

function codeOf<Code extends string | number>(codes: readonly Code[], text: string): Code | undefined {
  return codes.find((code) => String(code) === text);
}

/** Guarantee: every value stands at a path of the field list; what it must be, `readBeneficiary` and the gateway check. */
function asDraft(record: Record<string, unknown>): BeneficiaryDraft {
  return record as unknown as BeneficiaryDraft;
}
