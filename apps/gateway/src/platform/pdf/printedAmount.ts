import { fromWireMoney, moneyFormatter, type WireMoney } from '@corridor/core';
import type { Language } from '../call';

/** A function that writes amounts for readers of a printed document: thousands are grouped, the currency stands elsewhere. */
export function printedAmount(language: Language): (amount: WireMoney) => string {
  const format = moneyFormatter({ locale: language, display: 'none' });
  return (amount) => format(fromWireMoney(amount));
}
