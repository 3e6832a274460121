import { type CountryCode, CURRENCY_CODES, type CurrencyCode, localScheme } from '@corridor/core';

/** The currency that a country's own clearing takes, its own before the euro; undefined where there is none. */
export function localCurrency(country: CountryCode): CurrencyCode | undefined {
  const cleared = CURRENCY_CODES.filter((currency) => localScheme(country, currency) !== undefined);
  return cleared.find((currency) => currency !== 'EUR') ?? cleared[0];
}
