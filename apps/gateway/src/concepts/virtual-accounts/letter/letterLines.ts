import { countryNames, formatIban, isCountryCode, type VirtualAccount } from '@corridor/core';
import type { Language } from '../../../platform/call';
import { CODES, NUMBERS, WORDS } from './words';

/** What a payer needs to know of a virtual account, as labels and values in the order of a payment form. */
export function letterLines(account: VirtualAccount, language: Language): readonly (readonly [string, string])[] {
  const { holderName, accountNumber, accountNumberType, bankCountry: country } = account;
  return [
    [WORDS.holder[language], holderName],
    [NUMBERS[accountNumberType][language], accountNumberType === 2 ? formatIban(accountNumber) : accountNumber],
    ...account.routingCodes.map(({ type, code }) => [CODES[type][language], code] as const),
    [WORDS.bank[language], account.bankName],
    [WORDS.country[language], isCountryCode(country) ? countryNames(language)(country) : country],
    [WORDS.currency[language], account.currency],
  ];
}
