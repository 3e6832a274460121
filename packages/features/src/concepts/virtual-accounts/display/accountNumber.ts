import { formatIban, type VirtualAccount } from '@corridor/core';

const IBAN = 2;

/** The number of a virtual account as it is printed: an IBAN in groups of four. */
export function printedNumber({
  accountNumber,
  accountNumberType,
}: Pick<VirtualAccount, 'accountNumber' | 'accountNumberType'>): string {
  return accountNumberType === IBAN ? formatIban(accountNumber) : accountNumber;
}
