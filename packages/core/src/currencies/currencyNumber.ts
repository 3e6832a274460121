import type { CurrencyCode } from './CurrencyCode';
import { currencyTable } from './currencyTable';

/** The three-digit ISO 4217 number of a currency, such as `840` for USD, as card schemes write it. */
export function currencyNumber(code: CurrencyCode): string {
  return currencyTable.fieldsOf(code)[0] ?? '';
}
