import type { CurrencyCode } from '../reference/currencies';
import { compare } from './compare';
import type { Money } from './money';

/** The smallest of amounts of one currency. @throws TypeError when the currencies differ. */
export function min<Currency extends CurrencyCode>(
  first: Money<Currency>,
  ...others: readonly Money<NoInfer<Currency>>[]
): Money<Currency> {
  // Stryker disable next-line EqualityOperator: of equal amounts either is the least.
  return others.reduce<Money<Currency>>((least, amount) => (compare(amount, least) < 0 ? amount : least), first);
}
