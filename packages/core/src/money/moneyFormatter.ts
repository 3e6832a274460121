import { type CurrencyCode, currencyExponent } from '../reference/currencies';
import { formatDecimal } from './formatDecimal';
import type { Money } from './money';

/** How an amount is written for people. */
export interface MoneyFormat {
  /** BCP 47 language tag, such as `en` or `pt-BR`. */
  readonly locale: string;
  /** How the currency shows: `$`, `USD`, `US dollars` or not at all. `code` unless given, since `$` has twenty meanings. */
  readonly display?: 'symbol' | 'narrowSymbol' | 'code' | 'name' | 'none' | undefined;
  /** Which signs show: minus only (`auto`), plus too, plus except for zero, or parentheses for minus. */
  readonly sign?: 'auto' | 'always' | 'exceptZero' | 'accounting' | undefined;
  /** True if thousands are grouped as the locale does; true unless given. */
  readonly grouping?: boolean | undefined;
}

/**
 * A function that writes amounts for people in one format; it keeps one `Intl` formatter per currency, so make it once for
 * a table. Every digit is written, however large the amount, with exactly the currency's decimals.
 *
 * @throws RangeError for a malformed language tag
 */
export function moneyFormatter(format: MoneyFormat): (amount: Money) => string {
  const byCurrency = new Map<CurrencyCode, Intl.NumberFormat>();
  return (amount) => {
    const known = byCurrency.get(amount.currency);
    const formatter = known ?? new Intl.NumberFormat(format.locale, optionsFor(format, amount.currency));
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a formatter made anew writes the same.
    if (known === undefined) byCurrency.set(amount.currency, formatter);
    // The narrow space of French is hardly seen between figures, and some fonts of files lack it.
    return formatter.format(numericText(amount)).replaceAll('\u202f', '\u00a0');
  };
}

/** The exponent is given because CLDR shows some currencies, such as IQD, with fewer decimals than ISO 4217. */
function optionsFor(format: MoneyFormat, currency: CurrencyCode): Intl.NumberFormatOptions {
  const { display = 'code', sign = 'auto', grouping = true } = format;
  const exponent = currencyExponent(currency);
  return {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    useGrouping: grouping,
    signDisplay: sign === 'accounting' ? 'auto' : sign,
    ...(display !== 'none' && {
      style: 'currency',
      currency,
      currencyDisplay: display,
      currencySign: sign === 'accounting' ? 'accounting' : 'standard',
    }),
  };
}

/** Guarantee: `formatDecimal` returns plain decimal text, which `Intl` reads without passing through a float. */
function numericText(amount: Money): `${number}` {
  return formatDecimal(amount) as `${number}`;
}
