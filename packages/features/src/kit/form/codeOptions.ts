import { COUNTRY_CODES, type CountryCode, CURRENCY_CODES, type CurrencyCode } from '@corridor/core';
import type { SelectOption } from '@corridor/ui';

/** Every country by its name, found by its code too. */
export function countryOptions(nameOf: (code: CountryCode) => string): SelectOption[] {
  return COUNTRY_CODES.map((code) => ({ value: code, label: nameOf(code), keywords: code })).sort((left, right) =>
    left.label.localeCompare(right.label),
  );
}

/** Every currency by its code, found by its name too. */
export function currencyOptions(nameOf: (code: CurrencyCode) => string): SelectOption[] {
  return CURRENCY_CODES.map((code) => ({ value: code, label: `${code} · ${nameOf(code)}` }));
}
