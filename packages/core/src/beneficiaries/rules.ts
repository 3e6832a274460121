import { isCountryCode } from '../countries';
import type { FieldError } from '../errors';
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
    const { value, reason } = readField(field, valueAt(given, field.path), draft);
    if (reason !== undefined) problems.push({ path: field.path, reason });
    else if (value !== undefined) values.set(field.path, value);
  }
  const asked = new Set(fields.map(({ path }) => path));
  const unasked = pathsIn(given).filter((path) => !asked.has(path));
  problems.push(...unasked.map((path) => ({ path, reason: 'beneficiaries.problem.notAsked' })));
  if (values.has('intermediaryBank.name') && !values.has('intermediaryBank.swift')) {
    problems.push({ path: 'intermediaryBank.swift', reason: 'beneficiaries.problem.required' });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, draft: normalised(draft, values) };
}

type FieldReading = { readonly value?: unknown; readonly reason?: string };

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
  if (!rule) return { value: value.trim() };
  const checked = checkFieldText(rule, value, path.startsWith('bank.') ? bankCountry : undefined);
  return checked.ok ? { value: checked.value } : { reason: checked.reason };
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

/** The name to show a payee by: the company's, or the person's names in order. */
export function payeeName({ payee }: Pick<BeneficiaryDraft, 'payee'>): string {
  return payee.companyName ?? [payee.firstName, payee.middleName, payee.lastName].filter(Boolean).join(' ');
}

/** What the money is sent to: the IBAN, CLABE, PIX key or account number of a normalised draft. */
export function accountOf({ iban, pixKey, accountNumber, routingCodes }: BeneficiaryBank): string {
  return iban ?? pixKey ?? routingCodes?.clabe ?? accountNumber ?? '';
}
