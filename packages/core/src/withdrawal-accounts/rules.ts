import { checkClabe, checkIban, checkPixKey, type IdentifierCheck, normalizeIdentifier } from '../bank-identifiers';
import { checkRoutingCode } from '../beneficiaries';
import { isCountryCode } from '../countries';
import { isCurrencyCode } from '../currencies';
import type { FieldError } from '../errors';
import type { WithdrawalAccountInput } from './contract';

/** A withdrawal account as banks read it, or the path and reason of everything that is wrong with it. */
export type WithdrawalAccountReading =
  | { readonly ok: true; readonly account: WithdrawalAccountInput }
  | { readonly ok: false; readonly problems: readonly FieldError[] };

/** Checks and normalises a withdrawal account: number by its type, routing code by its own, both against the bank's country. @source spec §3, §5 */
export function readWithdrawalAccount(input: WithdrawalAccountInput): WithdrawalAccountReading {
  const problems: FieldError[] = [];
  const read = (path: string, check: IdentifierCheck<string>): string => {
    if (check.ok) return check.value;
    problems.push({ path, reason: check.reason });
    return '';
  };
  if (!isCurrencyCode(input.currency)) problems.push({ path: 'currency', reason: 'is not a currency' });
  if (!isCountryCode(input.bankCountry)) problems.push({ path: 'bankCountry', reason: 'is not a country' });
  const accountNumber = read('accountNumber', checkAccountNumber(input));
  const { routingCodeType, routingCode, pixKeyType, ...rest } = input;
  const routing = readRouting(input);
  const code = routing ? read('routingCode', routing) : undefined;
  if (input.accountNumberType === 3 && !pixKeyType) {
    problems.push({ path: 'pixKeyType', reason: 'a PIX key needs its kind' });
  }
  if (problems.length > 0) return { ok: false, problems };
  const kept = { ...rest, accountNumber, ...(pixKeyType ? { pixKeyType } : {}) };
  return { ok: true, account: code === undefined ? kept : { ...kept, routingCodeType, routingCode: code } };
}

function checkAccountNumber({
  accountNumberType,
  accountNumber,
  bankCountry,
  pixKeyType,
}: WithdrawalAccountInput): IdentifierCheck<string> {
  if (accountNumberType === 2) return checkIban(accountNumber, isCountryCode(bankCountry) ? bankCountry : undefined);
  if (accountNumberType === 3) {
    return pixKeyType ? checkPixKey(accountNumber, pixKeyType) : { ok: true, value: accountNumber };
  }
  if (bankCountry === 'MX') return checkClabe(accountNumber);
  const value = normalizeIdentifier(accountNumber);
  return /^[A-Z0-9]{4,34}$/.test(value)
    ? { ok: true, value }
    : { ok: false, reason: 'must be 4 to 34 letters and digits' };
}

function readRouting({
  routingCodeType,
  routingCode,
  bankCountry,
}: WithdrawalAccountInput): IdentifierCheck<string> | null {
  if (routingCodeType === undefined && routingCode === undefined) return null;
  if (routingCodeType === undefined || routingCode === undefined) {
    return { ok: false, reason: 'a routing code and its type go together' };
  }
  return checkRoutingCode(routingCodeType, routingCode, isCountryCode(bankCountry) ? bankCountry : undefined);
}
