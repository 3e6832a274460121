import { CURRENCY_CODES, type CurrencyCode } from '../../reference/currencies';
import type { Account } from './contract';
import { BALANCE_CURRENCIES } from './enums';

/** Orders currencies as screens show them: those of balances first, as listed, then the others by their code. @source spec §9 */
export function compareBalanceCurrencies(a: string, b: string): number {
  const listed: readonly string[] = BALANCE_CURRENCIES;
  const place = (code: string) => (listed.includes(code) ? listed.indexOf(code) : listed.length);
  return place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Name by which people tell accounts apart: whose it is, its currency, and the end of its id. @source ours */
export const accountLabel = ({ ownerName, currency, id }: Pick<Account, 'ownerName' | 'currency' | 'id'>): string =>
  `${ownerName} · ${currency} · …${id.slice(-4)}`;

/** Every currency that an account may be in, in the order of screens: for filters, since a partner may hold any. @source spec §9 */
export const CURRENCIES_BY_USE: readonly CurrencyCode[] =
  /* @__PURE__ */ CURRENCY_CODES.toSorted(compareBalanceCurrencies);
