import { accountNumberType, routingCodeType, type VirtualAccount } from '@corridor/core';
import type { DisplayTools } from '../../../kit/columns/Column';
import { printedNumber } from '../display/accountNumber';

/** A line that a payer copies. */
export interface PayerLine {
  readonly label: string;
  /** As it is read. */
  readonly shown: string;
  /** As it is typed into a payment: an IBAN without its spaces. */
  readonly copied: string;
  /** Digits and codes, which are read from left to right in every language. */
  readonly isCode: boolean;
}

/** What a payer needs to know of a virtual account, in the order of a payment form; `country` is its bank's, in words. */
export function payerLines(account: VirtualAccount, country: string, { t }: Pick<DisplayTools, 't'>): PayerLine[] {
  const words = (label: string, text: string): PayerLine => ({ label, shown: text, copied: text, isCode: false });
  const coded = (label: string, code: string, shown = code): PayerLine => ({
    label,
    shown,
    copied: code,
    isCode: true,
  });
  return [
    words(t('virtualAccounts.column.holderName'), account.holderName),
    coded(t(accountNumberType.labelKey(account.accountNumberType)), account.accountNumber, printedNumber(account)),
    ...account.routingCodes.map(({ type, code }) => coded(t(routingCodeType.labelKey(type)), code)),
    words(t('virtualAccounts.column.bankName'), account.bankName),
    words(t('virtualAccounts.card.country'), country),
    coded(t('virtualAccounts.column.currency'), account.currency),
  ];
}

/** The lines as one text: a label and a value in each row. */
export function payerText(lines: readonly PayerLine[]): string {
  return lines.map(({ label, copied }) => `${label}: ${copied}`).join('\n');
}
