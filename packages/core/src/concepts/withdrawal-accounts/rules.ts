import type { FieldError } from '../../errors';
import {
  checkClabe,
  checkIban,
  checkPixKey,
  type IdentifierCheck,
  normalizeIdentifier,
} from '../../reference/bank-identifiers';
import { isCountryCode } from '../../reference/countries';
import { isCurrencyCode } from '../../reference/currencies';
import { isHumanText, typedName } from '../../reference/text';
import { checkRoutingCode } from '../beneficiaries';
import type { WithdrawalAccountInput } from './contract';

/** Most characters of the name of a bank or an account holder. @source ours */
export const BANK_NAME_MAX_LENGTH = 140;

/** Returns true if a text can be the name of a bank or an account holder. @source ours */
export function isBankName(text: string): boolean {
  const name = typedName(text);
  return name !== '' && isHumanText(name) && name.length <= BANK_NAME_MAX_LENGTH;
}

/** A withdrawal account as banks read it, or the path and reason of everything that is wrong with it. */
export type WithdrawalAccountReading =
  | { readonly ok: true; readonly account: WithdrawalAccountInput }
  | { readonly ok: false; readonly problems: readonly FieldError[] };

/** Checks and normalises a withdrawal account: number by its type, routing code by its own, both against the bank's country. @source spec §3, §5 */
export function readWithdrawalAccount(input: WithdrawalAccountInput): WithdrawalAccountReading {
  const problems: FieldError[] = [];
  const read = (path: string, check: IdentifierCheck<string>): string => {
    if (check.ok) return check.value;
    const { reason, params } = check;
    problems.push({ path, reason, ...(params && { params }) });
    return '';
  };
  if (!isCurrencyCode(input.currency)) problems.push({ path: 'currency', reason: 'refusals.notACurrency' });
  if (!isCountryCode(input.bankCountry)) problems.push({ path: 'bankCountry', reason: 'refusals.notACountry' });
  const accountNumber = read('accountNumber', checkWithdrawalNumber(input));
  const { routingCodeType, routingCode, pixKeyType, ...rest } = input;
  const routing = readRouting(input);
  const code = routing ? read('routingCode', routing) : undefined;
  if (input.accountNumberType === 3 && !pixKeyType) {
    problems.push({ path: 'pixKeyType', reason: 'refusals.pixKeyType' });
  }
  if (problems.length > 0) return { ok: false, problems };
  const kept = { ...rest, accountNumber, ...(pixKeyType ? { pixKeyType } : {}) };
  return { ok: true, account: code === undefined ? kept : { ...kept, routingCodeType, routingCode: code } };
}

/** What decides how an account number is written. */
export type WithdrawalNumber = Pick<
  WithdrawalAccountInput,
  'accountNumberType' | 'accountNumber' | 'bankCountry' | 'pixKeyType'
>;

/** Checks the number of a withdrawal account by its type, an IBAN against the bank's country too. @source spec §5 */
export function checkWithdrawalNumber({
  accountNumberType,
  accountNumber,
  bankCountry,
  pixKeyType,
}: WithdrawalNumber): IdentifierCheck<string> {
  if (accountNumberType === 2) return checkIban(accountNumber, isCountryCode(bankCountry) ? bankCountry : undefined);
  if (accountNumberType === 3) {
    return pixKeyType ? checkPixKey(accountNumber, pixKeyType) : { ok: true, value: accountNumber };
  }
  if (bankCountry === 'MX') return checkClabe(accountNumber);
  const value = normalizeIdentifier(accountNumber);
  return /^[A-Z0-9]{4,34}$/.test(value) ? { ok: true, value } : { ok: false, reason: 'refusals.accountNumberFormat' };
}

/** What to look at again in a withdrawal account that is well-formed, such as a BIC for tests; it stops nothing. @source ours */
export function withdrawalAccountWarnings(input: WithdrawalAccountInput): readonly FieldError[] {
  const routing = readRouting(input);
  return routing?.ok && routing.warning ? [{ path: 'routingCode', reason: routing.warning }] : [];
}

function readRouting({
  routingCodeType,
  routingCode,
  bankCountry,
}: WithdrawalAccountInput): IdentifierCheck<string> | null {
  if (routingCodeType === undefined && routingCode === undefined) return null;
  if (routingCodeType === undefined || routingCode === undefined) {
    return { ok: false, reason: 'refusals.routingCodePair' };
  }
  return checkRoutingCode(routingCodeType, routingCode, isCountryCode(bankCountry) ? bankCountry : undefined);
}
