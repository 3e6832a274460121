import type { FieldError } from '../../errors';
import { isCountryCode } from '../../reference/countries';
import {
  canonicalEmail,
  humanTextOf,
  isEmail,
  isHumanText,
  isPhoneNumber,
  phoneNumberOf,
  typedName,
} from '../../reference/text';
import { isLocalDate } from '../../time';
import type { CorporationDetails, IndividualDetails, MerchantInput } from './contract';
import { gender, idType, merchantType } from './enums';

/** Youngest age of a person with an account, in years. @source ours */
export const MERCHANT_MIN_AGE = 18;

/** What is wrong with one value; null when nothing is. `today` is the calendar date of the check. */
type Check = (value: string, today: string) => string | null;
type Rule = Readonly<{ required: boolean; check: Check; read: (value: string) => string }>;
type Rules<Details> = { readonly [K in keyof Details]-?: Rule };

const failing =
  (isRight: (value: string, today: string) => boolean, reason: string): Check =>
  (value, today) =>
    isRight(value, today) ? null : `merchants.problem.${reason}`;
const text = (max: number): Check => {
  const length = failing((value) => value.length <= max, 'length');
  return (value, today) => (isHumanText(value) ? length(value, today) : 'merchants.problem.hidden');
};
const email = failing(isEmail, 'email');
const country = failing(isCountryCode, 'country');
const past = failing((value, today) => isLocalDate(value) && value <= today, 'pastDate');
const future = failing((value, today) => isLocalDate(value) && value > today, 'expired');
const adult = failing((value, today) => isLocalDate(value) && value <= yearsBefore(today, MERCHANT_MIN_AGE), 'age');
const required = (check: Check, read = humanTextOf) => ({ required: true, check, read });
const optional = (check: Check, read = humanTextOf) => ({ required: false, check, read });

const INDIVIDUAL: Rules<IndividualDetails> = {
  firstName: optional(text(70), typedName),
  middleName: optional(text(70), typedName),
  lastName: optional(text(70), typedName),
  mobileNumber: required(failing(isPhoneNumber, 'phone'), phoneNumberOf),
  email: required(email, canonicalEmail),
  idType: required(failing((value) => idType.is(value), 'option')),
  idNumber: required(
    failing((value) => isHumanText(value) && /^[\p{L}\d][\p{L}\d ./-]{2,39}$/u.test(value), 'idNumber'),
  ),
  issuanceDate: required(past),
  expiresOn: required(future),
  gender: required(failing((value) => gender.is(value), 'option')),
  dateOfBirth: required(adult),
  addressLine1: required(text(100)),
  addressLine2: optional(text(100)),
  city: required(text(60)),
  postalCode: required(text(16)),
  state: optional(text(60)),
  country: required(country),
};

const CORPORATION: Rules<CorporationDetails> = {
  corporationName: required(text(140), typedName),
  registrationCode: required(text(50)),
  vatCode: optional(text(30)),
  registrationDate: required(past),
  businessScope: required(text(255)),
  legalPerson: required(text(140), typedName),
  contactName: required(text(140), typedName),
  companyEmail: required(email, canonicalEmail),
  registrationCountry: required(country),
  residenceCountry: required(country),
};

/** Details as they are kept, or the path and reason of everything that is wrong with them. */
export type MerchantReading =
  | { readonly ok: true; readonly input: MerchantInput }
  | { readonly ok: false; readonly problems: readonly FieldError[] };

/** Checks a merchant's details by the rules of its type; texts come back as they are kept, empty ones gone. @source spec §3, §5 */
export function readMerchant(input: MerchantInput, today: string): MerchantReading {
  const isPerson = input.type === merchantType.code.individual;
  const [part, other] = isPerson ? (['individual', 'corporation'] as const) : (['corporation', 'individual'] as const);
  const { values, problems } = readPart(part, isPerson ? INDIVIDUAL : CORPORATION, { ...input[part] }, today);
  if (isPerson && ![input.individual?.firstName, input.individual?.lastName].some((name) => name?.trim())) {
    problems.push({ path: 'individual.firstName', reason: 'merchants.problem.oneName' });
  }
  if (input[other] !== undefined) problems.push({ path: other, reason: 'merchants.problem.otherType' });
  const { issuanceDate, dateOfBirth } = values;
  if (problems.length === 0 && isPerson && issuanceDate !== undefined && issuanceDate < (dateOfBirth ?? '')) {
    problems.push({ path: 'individual.issuanceDate', reason: 'merchants.problem.beforeBirth' });
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, input: asInput({ type: input.type, [part]: values }) };
}

function readPart(
  part: string,
  rules: Readonly<Record<string, Rule>>,
  given: Readonly<Record<string, unknown>>,
  today: string,
) {
  const values: Record<string, string> = {};
  const problems: FieldError[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const entered = given[name];
    const value = typeof entered === 'string' ? rule.read(entered) : '';
    const reason = value === '' ? (rule.required ? 'merchants.problem.required' : null) : rule.check(value, today);
    if (reason !== null) problems.push({ path: `${part}.${name}`, reason });
    else if (value !== '') values[name] = value;
  }
  return { values, problems };
}

// Every rule of the part has seen its value, and every required one is there.
function asInput(record: { type: number }): MerchantInput {
  return record as MerchantInput;
}

function yearsBefore(date: string, years: number): string {
  return `${String(Number(date.slice(0, 4)) - years).padStart(4, '0')}${date.slice(4)}`;
}
