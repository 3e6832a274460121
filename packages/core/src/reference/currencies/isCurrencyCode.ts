import type { CurrencyCode } from './CurrencyCode';
import { currencyTable } from './currencyTable';

/** Returns true if a value is an upper-case active ISO 4217 code with a minor unit. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return currencyTable.has(value);
}
