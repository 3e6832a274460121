import type { FieldError } from '../../errors';
import { isCountryCode } from '../../reference/countries';
import { type PersonNames, personName } from '../../reference/text';
import type { BeneficiaryField, LatinRule } from './BeneficiaryField';
import { beneficiaryFields } from './beneficiaryFields';
import { checkFieldText, checkLatin } from './checkFieldText';
import type { BeneficiaryBank, BeneficiaryDraft, BeneficiaryPayee } from './contract';
import { destinationOf } from './destinationOf';
import { pathsIn, recordOf, valueAt } from './draftPaths';
import { isLatinForm, latinFormOf } from './latinFields';

/** A draft as banks read it, or the path and reason of everything that is wrong with it. */
export type BeneficiaryReading =
  | { readonly ok: true; readonly draft: BeneficiaryDraft }
  | { readonly ok: false; readonly problems: readonly FieldError[] };

/**
 * Checks a draft against the fields of its destination: each required one is there, each is as its rule says, and none is there
 * that the destination does not ask for. What is right comes back normalised. Give the list that a gateway served, where there
 * is one. @source spec §5
 */
export function readBeneficiary(
  draft: BeneficiaryDraft,
  fields: readonly BeneficiaryField[] = beneficiaryFields(destinationOf(draft)),
): BeneficiaryReading {
  const { bankCountry, currency, paymentMethod, payeeType, accountType, ...given } = draft;
  const values = new Map<string, unknown>();
  const problems: FieldError[] = [];
  for (const field of fields) {
    const text = valueAt(given, field.path);
    const { rule } = field;
    // Of a text that is wrong itself, nothing more is said.
    if (isLatinForm(rule) && problems.some(({ path }) => rule.of.includes(path))) continue;
    const { value, reason, params } = isLatinForm(rule) ? readLatin(rule, text, given) : readField(field, text, draft);
    if (reason !== undefined) problems.push({ path: field.path, reason, ...(params && { params }) });
    else if (value !== undefined) values.set(field.path, value);
  }
  problems.push(...emptyGroups(fields, given), ...unstructured(fields, given, problems));
  const asked = new Set(fields.map(({ path }) => path));
  const unasked = pathsIn(given).filter((path) => !asked.has(path));
  problems.push(...unasked.map((path) => ({ path, reason: 'beneficiaries.problem.notAsked' })));
  if (values.has('intermediaryBank.name') && !values.has('intermediaryBank.swift')) {
    problems.push({ path: 'intermediaryBank.swift', reason: 'beneficiaries.problem.required' });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, draft: normalised(draft, values) };
}

// The rule of a field that a gateway served without one.
const ANY_TEXT = { kind: 'text', min: 1, max: 200 } as const;

/** The first field of each group of which none is filled in. */
function emptyGroups(fields: readonly BeneficiaryField[], given: Readonly<Record<string, unknown>>): FieldError[] {
  const groups = new Map<string, BeneficiaryField[]>();
  for (const field of fields) {
    if (field.oneOf !== undefined) groups.set(field.oneOf, [...(groups.get(field.oneOf) ?? []), field]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const isEmpty = group.every(({ path }) => !pathsIn(given).includes(path));
    return first && isEmpty ? [{ path: first.path, reason: 'beneficiaries.problem.oneOf' }] : [];
  });
}

/** Parts of an address that banks no longer take without the others. @source ISO 20022, hybrid address of November 2026 */
const STRUCTURED = [
  { any: ['bank.address'], all: ['bank.city'] },
  {
    any: ['line1', 'line2', 'city', 'state', 'postalCode'].map((part) => `payee.address.${part}`),
    all: ['payee.address.country', 'payee.address.city'],
  },
] as const;

/** Town and country where they are missing beside lines of an address. */
function unstructured(
  fields: readonly BeneficiaryField[],
  given: Readonly<Record<string, unknown>>,
  problems: readonly FieldError[],
): FieldError[] {
  const filled = pathsIn(given);
  const missing = STRUCTURED.filter(({ any }) => any.some((path) => filled.includes(path))).flatMap(({ all }) =>
    all.filter((path) => !filled.includes(path) && fields.some((field) => field.path === path)),
  );
  const open = missing.filter((path) => !problems.some((problem) => problem.path === path));
  return open.map((path) => ({ path, reason: 'beneficiaries.problem.unstructured' }));
}

/** A form that is given, unless it is the one that the texts have anyway; without one, theirs must be carried. */
function readLatin(rule: LatinRule, value: unknown, given: Readonly<Record<string, unknown>>): FieldReading {
  const own = latinFormOf(rule, given)?.form;
  if (own === undefined) return {};
  const corrected = typeof value === 'string' && value.trim() !== '' ? value : undefined;
  const checked = corrected === undefined ? checkLatin(rule, own) : checkFieldText(rule, corrected);
  if (!checked.ok) return { reason: checked.reason, params: checked.params };
  return corrected === undefined || (own.ok && own.text === checked.value) ? {} : { value: checked.value };
}

type FieldReading = { readonly value?: unknown } & Partial<Pick<FieldError, 'reason' | 'params'>>;

function readField(
  { path, required, type, options, rule }: BeneficiaryField,
  value: unknown,
  { bankCountry }: BeneficiaryDraft,
): FieldReading {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return required ? { reason: 'beneficiaries.problem.required' } : {};
  }
  if (options)
    return options.some((option) => option.value === value) ? { value } : { reason: 'beneficiaries.problem.option' };
  if (typeof value !== 'string') return { reason: 'beneficiaries.problem.required' };
  if (type === 'country') return isCountryCode(value) ? { value } : { reason: 'beneficiaries.problem.option' };
  const checked = checkFieldText(rule ?? ANY_TEXT, value, path.startsWith('bank.') ? bankCountry : undefined);
  return checked.ok ? { value: checked.value } : { reason: checked.reason, params: checked.params };
}

function normalised(draft: BeneficiaryDraft, values: ReadonlyMap<string, unknown>): BeneficiaryDraft {
  const { bankCountry, currency, paymentMethod, payeeType, accountType } = draft;
  const kept = { bankCountry, currency, paymentMethod, payeeType, ...(accountType ? { accountType } : {}) };
  return asDraft({ ...kept, bank: {}, payee: {}, ...recordOf(values) });
}

// Every value stands at a path of the field list, and was there in the draft with this type.
function asDraft(record: Record<string, unknown>): BeneficiaryDraft {
  return record as unknown as BeneficiaryDraft;
}

/** Returns true if a draft's PIX key is a tax number, and another one than the payee's own. @source ours */
export function isKeyOfAnother({ bank, payee }: Pick<BeneficiaryDraft, 'bank' | 'payee'>): boolean {
  const { pixKeyType, pixKey } = bank;
  const own = payee.cpf ?? payee.cnpj;
  if ((pixKeyType !== 'cpf' && pixKeyType !== 'cnpj') || own === undefined || pixKey === undefined) return false;
  return lettersAndDigits(own) !== lettersAndDigits(pixKey);
}

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The name to show a payee by: the company's, or the person's names in order. */
export function payeeName({ payee }: { readonly payee: PersonNames & Pick<BeneficiaryPayee, 'companyName'> }): string {
  return payee.companyName ?? personName(payee);
}

/** What the money is sent to: the IBAN, CLABE, PIX key or account number of a normalised draft. */
export function accountOf({ iban, pixKey, accountNumber, routingCodes }: BeneficiaryBank): string {
  return iban ?? pixKey ?? routingCodes?.clabe ?? accountNumber ?? '';
}
