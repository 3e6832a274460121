import { isPositive, readWireMoney, type WireMoney } from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { type ExchangeDraft, emptyExchange } from './draft';
import type { Balances } from './useBalances';

/** What a ticket holds, and how it changes. */
export type ChangeDraft = (change: (draft: ExchangeDraft) => ExchangeDraft) => void;

/** Keeps the draft; whoever listens hears each change once it is made. */
export function useDraft(
  initial: Partial<ExchangeDraft> | undefined,
  onChange: ((draft: ExchangeDraft) => void) | undefined,
): readonly [ExchangeDraft, ChangeDraft] {
  const [draft, setDraft] = useState<ExchangeDraft>(() => ({ ...emptyExchange, ...initial }));
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });
  const change: ChangeDraft = (how) => {
    const next = how(latest.current.draft);
    latest.current.draft = next;
    setDraft(next);
    latest.current.onChange?.(next);
  };
  return [draft, change];
}

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
