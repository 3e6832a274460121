import { canonicalEmail, isEmail, phoneNumberOf, typedTextOf } from '../text';
import { type CnpjProblem, checkCnpj } from './checkCnpj';
import { type CpfProblem, checkCpf } from './checkCpf';
import type { PixKeyType } from './enums';
import type { IdentifierCheck } from './IdentifierCheck';
import { looksLikePixCode, type PixCodeProblem, readPixCode } from './readPixCode';

/** Why a text is no PIX key of the named type. */
export type PixKeyProblem =
  | CpfProblem
  | CnpjProblem
  | PixCodeProblem
  | 'bankIdentifiers.pixCode.otherType'
  | 'bankIdentifiers.pixKey.phone'
  | 'bankIdentifiers.pixKey.email'
  | 'bankIdentifiers.pixKey.random';

/**
 * Checks a PIX key of the type the operator named, and writes it as the directory does: digits for tax numbers, `+55` and
 * ten or eleven digits for phones, lower case for emails and random keys (UUID). A whole PIX code stands for its key.
 */
export function checkPixKey(text: string, type: PixKeyType): IdentifierCheck<PixKeyProblem> {
  if (looksLikePixCode(text)) return keyOfCode(text, type);
  switch (type) {
    case 'cpf':
      return checkCpf(text);
    case 'cnpj':
      return checkCnpj(text);
    case 'phone':
      return matched(phoneKey(text), /^\+55[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/, 'bankIdentifiers.pixKey.phone');
    case 'email':
      return emailKey(canonicalEmail(text).toLowerCase());
    case 'random':
      return matched(typedTextOf(text).toLowerCase(), UUID, 'bankIdentifiers.pixKey.random');
  }
}

/** The longest email that the directory keeps. @source Banco Central do Brasil */
const EMAIL_MAX_LENGTH = 77;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function matched<Reason extends string>(value: string, pattern: RegExp, reason: Reason): IdentifierCheck<Reason> {
  return pattern.test(value) ? { ok: true, value } : { ok: false, reason };
}

function emailKey(value: string): IdentifierCheck<'bankIdentifiers.pixKey.email'> {
  return isEmail(value) && value.length <= EMAIL_MAX_LENGTH
    ? { ok: true, value }
    : { ok: false, reason: 'bankIdentifiers.pixKey.email' };
}

/** A Brazilian phone number with its country code, which a national number of ten or eleven digits lacks. */
function phoneKey(text: string): string {
  const number = phoneNumberOf(text);
  const digits = number.normalize('NFKC').replace(/[\s().\-‐-―−]/g, '');
  if (/^\d{10,11}$/.test(digits)) return `+55${digits}`;
  return /^55\d{10,11}$/.test(digits) ? `+${digits}` : digits;
}

/** The key of a pasted code. Another type was named for it, or by it: which of the two is meant only the operator knows. */
function keyOfCode(text: string, type: PixKeyType): IdentifierCheck<PixKeyProblem> {
  const code = readPixCode(text);
  if (!code.ok) return code;
  return code.type === type ? checkPixKey(code.key, type) : { ok: false, reason: 'bankIdentifiers.pixCode.otherType' };
}
