import type { CurrencyCode } from '../reference/currencies';
import { add } from './add';
import { type Money, money } from './money';

/** The sum of any number of amounts of the named currency; zero of it for none. @throws TypeError when one has another currency. */
export function sum<const Currency extends CurrencyCode>(
  currency: Currency,
  amounts: Iterable<Money<NoInfer<Currency>>>,
): Money<Currency> {
  let total = money(0n, currency);
  for (const amount of amounts) total = add(total, amount);
  return total;
}
