import { accountNumberType, countryNames, isCountryCode, type OfferedVirtualAccount } from '@corridor/core';
import type { SelectOption } from '@corridor/ui';
import type { DisplayTools } from '../../../kit/columns/Column';

/** Name of an offer among all of them. */
export function offerKey({ currency, bankCountry }: OfferedVirtualAccount): string {
  return `${currency} ${bankCountry}`;
}

/** An offer as a choice: currency and country, and below these the bank and how its accounts are written. */
export function offerOption(
  offer: OfferedVirtualAccount,
  { t, locale }: Pick<DisplayTools, 't' | 'locale'>,
): SelectOption {
  const { currency, bankCountry, bankName } = offer;
  const country = isCountryCode(bankCountry) ? countryNames(locale)(bankCountry) : bankCountry;
  return {
    value: offerKey(offer),
    label: `${currency} · ${country}`,
    description: `${bankName} · ${t(accountNumberType.labelKey(offer.accountNumberType))}`,
  };
}
