import type { CurrencyCode } from '../reference/currencies';
import { compare } from './compare';
import type { Money } from './money';

/** The largest of amounts of one currency. @throws TypeError when the currencies differ. */
export function max<Currency extends CurrencyCode>(
  first: Money<Currency>,
  ...others: readonly Money<NoInfer<Currency>>[]
): Money<Currency> {
  return others.reduce<Money<Currency>>((most, amount) => (compare(amount, most) > 0 ? amount : most), first);
}
