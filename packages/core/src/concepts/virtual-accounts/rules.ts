import type { FieldError } from '../../errors';
import { checkClabe, checkIban, checkPixKey, type IdentifierCheck } from '../../reference/bank-identifiers';
import { checkRoutingCode } from '../beneficiaries';
import type { RoutingCode } from './contract';
import type { VirtualAccountOffer } from './offers';

/** Most characters of a virtual account's label. @source ours */
export const VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH = 60;

/** Returns true if a text can be the label of a virtual account: at most 60 characters. @source ours */
export function isVirtualAccountLabel(label: string): boolean {
  return label.trim().length <= VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH;
}

/** An account number with the codes that lead to its bank. */
export interface IssuedNumber {
  readonly accountNumber: string;
  readonly routingCodes: readonly RoutingCode[];
}

/** What is wrong with a number that was issued for an offer; empty when payers' banks will take it. @source spec §3, money.md's bank identifiers */
export function issuedNumberProblems(offer: VirtualAccountOffer, { accountNumber, routingCodes }: IssuedNumber) {
  const problems: FieldError[] = [];
  const note = (path: string, check: IdentifierCheck<string>) => {
    if (!check.ok) problems.push({ path, reason: check.reason });
  };
  note('accountNumber', checkNumber(offer, accountNumber));
  for (const [index, type] of offer.routingCodeTypes.entries()) {
    const issued = routingCodes[index];
    const isMeant = issued?.type === type;
    const path = `routingCodes.${index}`;
    note(
      path,
      isMeant ? checkRoutingCode(type, issued.code, offer.bankCountry) : { ok: false, reason: 'refusals.required' },
    );
  }
  return problems;
}

function checkNumber({ accountNumberType, bankCountry }: VirtualAccountOffer, number: string): IdentifierCheck<string> {
  if (accountNumberType === 2) return checkIban(number, bankCountry);
  if (accountNumberType === 3) return checkPixKey(number, 'random');
  if (bankCountry === 'MX') return checkClabe(number);
  const [least, most] = bankCountry === 'GB' ? [8, 8] : [4, 34];
  return new RegExp(`^[0-9]{${least},${most}}$`).test(number)
    ? { ok: true, value: number }
    : { ok: false, reason: 'refusals.notAnAccountNumber' };
}
