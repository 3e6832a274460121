import {
  checkBsb,
  checkCnpj,
  checkCpf,
  checkIban,
  checkPixKey,
  checkTransitNumber,
  type IdentifierCheck,
  normalizeIdentifier,
} from '../../reference/bank-identifiers';
import type { CountryCode } from '../../reference/countries';
import {
  canonicalEmail,
  humanTextOf,
  isEmail,
  isHumanText,
  type LatinReading,
  latinText,
  typedName,
  typedTextOf,
} from '../../reference/text';
import type { FieldRule, LatinRule, PlainRule } from './BeneficiaryField';
import { checkRoutingCode } from './checkRoutingCode';

/**
 * Checks what was typed into a field against the field's rule, and normalises it. Whether it may be empty is up to the
 * form. Give the bank's country for a field of the beneficiary's own bank, and none for an intermediary's.
 */
export function checkFieldText(rule: FieldRule, text: string, bankCountry?: CountryCode): IdentifierCheck {
  switch (rule.kind) {
    case 'routingCode':
      return checkRoutingCode(rule.type, text, bankCountry);
    case 'iban':
      return checkIban(text, bankCountry);
    case 'bsb':
      return checkBsb(text);
    case 'transitNumber':
      return checkTransitNumber(text);
    case 'cpf':
      return checkCpf(text);
    case 'cnpj':
      return checkCnpj(text);
    case 'pixKey':
      return checkPixKey(text, rule.type);
    case 'latin':
      return checkLatin(rule, latinText(text));
    default:
      return checkPlainText(rule, text);
  }
}

/** How a text of each kind is kept. */
const PLAIN_FORMS: Readonly<Record<PlainRule['kind'], (text: string) => string>> = {
  email: canonicalEmail,
  chineseName: typedName,
  digits: normalizeIdentifier,
  digitsOrX: normalizeIdentifier,
  account: (text) => typedTextOf(text).normalize('NFKC'),
  text: humanTextOf,
  name: typedName,
};

/** Checks a Latin form against what a clearing carries: signs that have none, or more of them than it has room for. */
export function checkLatin({ max }: LatinRule, form: LatinReading): IdentifierCheck {
  if (!form.ok) {
    return { ok: false, reason: 'beneficiaries.problem.latin', params: { signs: form.signs.join(' ') } };
  }
  if (form.text.length <= max) return { ok: true, value: form.text };
  return { ok: false, reason: 'beneficiaries.problem.latinLength', params: { max, length: form.text.length } };
}

function checkPlainText(rule: PlainRule, text: string): IdentifierCheck {
  const value = PLAIN_FORMS[rule.kind](text);
  if (!isHumanText(value)) return { ok: false, reason: 'beneficiaries.problem.hidden' };
  if (isPlainText(rule, value)) return { ok: true, value };
  return { ok: false, reason: `beneficiaries.problem.${rule.kind === 'name' ? 'text' : rule.kind}` };
}

function isPlainText(rule: PlainRule, value: string): boolean {
  switch (rule.kind) {
    case 'email':
      return isEmail(value);
    case 'chineseName':
      return /^[\p{Script=Han}\p{Nd}A-Za-z·()（）]{2,70}$/u.test(value) && /\p{Script=Han}/u.test(value);
    case 'digits':
      return /^[0-9]+$/.test(value) && value.length >= rule.min && value.length <= rule.max;
    case 'digitsOrX':
      return /^[0-9]+[0-9X]$/.test(value) && value.length >= rule.min && value.length <= rule.max;
    case 'account':
      return (
        /^[A-Za-z0-9][A-Za-z0-9 /\-?:().,'+]*$/.test(value) && value.length >= rule.min && value.length <= rule.max
      );
    case 'name':
    case 'text':
      return value.length >= rule.min && value.length <= rule.max;
  }
}
