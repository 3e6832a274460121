import type { CurrencyCode } from './CurrencyCode';
import { currencyTable } from './currencyTable';

/** How many decimals a currency's minor unit has: 0, 2, 3 or 4. @throws RangeError for a code that is no currency. */
export function currencyExponent(code: CurrencyCode): number {
  if (!currencyTable.has(code)) throw new RangeError(`Unknown currency code ${String(code)}`);
  return Number(currencyTable.fieldsOf(code)[1] ?? 2);
}
