import { isPositive, readWireMoney, type WireMoney } from '@corridor/core';
import type { ExchangeDraft } from './draft';
import type { Balances } from './useBalances';

/** The draft with what its owner most likely sells and buys, where nothing that fits is chosen. */
export function withSuggestedCurrencies(draft: ExchangeDraft, balances: Balances): ExchangeDraft {
  const { accounts, currencies, loading } = balances;
  const sells = accounts.some(({ currency }) => currency === draft.sellCurrency);
  const suggestion = loading || sells || accounts.length === 0 ? undefined : suggest(draft, accounts, currencies);
  return suggestion ? { ...draft, sellCurrency: suggestion.sell, buyCurrency: suggestion.buy } : draft;
}

function suggest(draft: ExchangeDraft, accounts: Balances['accounts'], currencies: readonly string[]) {
  const funded = accounts.find(({ available }) => isFunded(available) && currencies.includes(available.currency));
  const sell = (funded ?? accounts[0])?.currency;
  if (!sell) return undefined;
  const [next] = [draft.buyCurrency, ...currencies].filter((code) => code !== '' && code !== sell);
  return { sell, buy: next ?? '' };
}

function isFunded(available: WireMoney): boolean {
  const money = readWireMoney(available);
  return money !== null && isPositive(money);
}
