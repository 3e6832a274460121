import type { Money } from './money';
import { type MoneyFormat, moneyFormatter } from './moneyFormatter';

/** Writes one amount for people, such as `USD 1,234.50`; `moneyFormatter` serves many at once. */
export function formatMoney(amount: Money, format: MoneyFormat): string {
  return moneyFormatter(format)(amount);
}
