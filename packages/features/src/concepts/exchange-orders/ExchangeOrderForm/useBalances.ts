import { type Account, compareBalanceCurrencies, type GatewayError } from '@corridor/core';
import { useRuntime } from '../../../runtime/Runtime';
import { useList } from '../../../runtime/useList';
import { useRead } from '../../../runtime/useRead';

/** What an owner has, and what it can be exchanged into. */
export interface Balances {
  /** The owner's accounts, as screens order currencies. */
  readonly accounts: readonly Account[];
  /** Currencies that can be exchanged, in the same order. */
  readonly currencies: readonly string[];
  readonly loading: boolean;
  readonly error: GatewayError | undefined;
  accountIn(currency: string): Account | undefined;
  refresh(): void;
}

/** Reads an owner's accounts and the currencies that have a rate. */
export function useBalances(ownerId: string): Balances {
  const { gateway } = useRuntime();
  const held = useList(gateway.accounts, ownerId === '' ? null : { filter: { ownerId } });
  const rates = useRead({
    key: [gateway.exchangeQuotes.resource.segment, 'call', { rates: {} }],
    keepPrevious: true,
    fetch: (options) => gateway.exchangeQuotes.call('rates', {}, options),
  });
  const currencies = (rates.data ?? []).map(({ currency }) => currency).sort(compareBalanceCurrencies);
  const own = ownerId === '' || held.previous ? [] : [...(held.data ?? [])];
  const accounts = own.sort((one, other) => compareBalanceCurrencies(one.currency, other.currency));
  return {
    accounts,
    currencies,
    loading: rates.loading || held.loading || held.previous,
    // What is known stays known where only its refresh failed.
    error: (rates.data ? undefined : rates.error) ?? (held.data ? undefined : held.error),
    accountIn: (currency) => accounts.find((account) => account.currency === currency),
    refresh: () => void Promise.all([held.refresh(), rates.refresh()]),
  };
}
