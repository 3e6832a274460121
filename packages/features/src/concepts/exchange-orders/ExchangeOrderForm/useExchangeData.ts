import type { ExchangeDraft } from './draft';
import type { ExchangeData, ExchangeOptions } from './exchangeShape';
import { withSuggestedCurrencies } from './suggestedCurrencies';
import { useBalances } from './useBalances';
import { type Owners, useOwners } from './useOwners';

const owned = (draft: ExchangeDraft, pinned: string | undefined, owners: Owners): ExchangeDraft => ({
  ...draft,
  ownerId: pinned || draft.ownerId || owners.first?.ownerId || '',
});

/** Reads owners of money, the balances of the one that is chosen, and the currencies that have a rate. */
export function useExchangeData(draft: ExchangeDraft, { ownerId }: ExchangeOptions): ExchangeData {
  const owners = useOwners();
  const balances = useBalances(owned(draft, ownerId, owners).ownerId);
  return {
    owners,
    balances,
    none: owners.none,
    loading: balances.loading,
    waiting: owners.loading || balances.currencies.length === 0,
    error: owners.error ?? (balances.currencies.length === 0 ? balances.error : undefined),
    refresh: () => {
      owners.refresh();
      balances.refresh();
    },
  };
}

/** The draft with its owner and its currencies, where nobody has chosen any. */
export const completeExchange = (
  draft: ExchangeDraft,
  { owners, balances }: ExchangeData,
  { ownerId }: ExchangeOptions,
): ExchangeDraft => withSuggestedCurrencies(owned(draft, ownerId, owners), balances);
