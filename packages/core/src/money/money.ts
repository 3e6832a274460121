import { type CurrencyCode, isCurrencyCode } from '../reference/currencies';

/**
 * An exact amount of one currency in its minor unit: `{currency: 'USD', minor: 1050n}` is ten dollars and fifty cents.
 * The number of decimals is the currency's ISO 4217 exponent. @source ours
 */
export interface Money<Currency extends CurrencyCode = CurrencyCode> {
  readonly currency: Currency;
  readonly minor: bigint;
}

/**
 * Makes an amount from minor units: `money(1050n, 'USD')` is $10.50.
 *
 * @throws RangeError for an unknown currency, TypeError when the minor units are no bigint
 */
export function money<const Currency extends CurrencyCode>(minor: bigint, currency: Currency): Money<Currency> {
  if (!isCurrencyCode(currency)) throw new RangeError(`Unknown currency code ${String(currency)}`);
  if (typeof minor !== 'bigint') throw new TypeError('Minor units must be a bigint');
  return { currency, minor };
}
