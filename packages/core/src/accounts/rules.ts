import type { CurrencyCode } from '../currencies';
import { compare, isPositive, type Money, subtract } from '../money';
import { BALANCE_CURRENCIES } from './enums';

/** What may be spent of booked money: all of it but what open holds set aside. */
export function availableOf<Currency extends CurrencyCode>(
  booked: Money<Currency>,
  held: Money<Currency>,
): Money<Currency> {
  return subtract(booked, held);
}

/** Whether so much can be taken from an account now; nothing and less than nothing never can. */
export function covers<Currency extends CurrencyCode>(available: Money<Currency>, amount: Money<Currency>): boolean {
  return isPositive(amount) && compare(amount, available) <= 0;
}

/** Orders currencies as screens show them: those of balances first, as listed, then the others by their code. @source spec §9 */
export function compareBalanceCurrencies(a: string, b: string): number {
  const listed: readonly string[] = BALANCE_CURRENCIES;
  const place = (code: string) => (listed.includes(code) ? listed.indexOf(code) : listed.length);
  return place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0);
}
