import type { FieldError } from '../../errors';
import { isCountryCode } from '../../reference/countries';
import type { BeneficiaryField } from './BeneficiaryField';
import { beneficiaryFields } from './beneficiaryFields';
import { checkFieldText } from './checkFieldText';
import type { BeneficiaryBank, BeneficiaryDraft } from './contract';
import { destinationOf } from './destinationOf';
import { pathsIn, recordOf, valueAt } from './draftPaths';

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
    const { value, reason, params } = readField(field, valueAt(given, field.path), draft);
    if (reason !== undefined) problems.push({ path: field.path, reason, ...(params && { params }) });
    else if (value !== undefined) values.set(field.path, value);
  }
  problems.push(...emptyGroups(fields, given));
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
export function payeeName({ payee }: Pick<BeneficiaryDraft, 'payee'>): string {
  return payee.companyName ?? [payee.firstName, payee.middleName, payee.lastName].filter(Boolean).join(' ');
}

/** What the money is sent to: the IBAN, CLABE, PIX key or account number of a normalised draft. */
export function accountOf({ iban, pixKey, accountNumber, routingCodes }: BeneficiaryBank): string {
  return iban ?? pixKey ?? routingCodes?.clabe ?? accountNumber ?? '';
}
