import { type Account, type Card, type GatewayError, productType } from '@corridor/core';
import { useMemo } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { useList } from '../../runtime/useList';

/** The accounts that a card can be topped up from: its merchant's first, then the partner's own, in the card's currency. */
export interface TopUpAccounts {
  /** Undefined until both are there. */
  readonly accounts: readonly Account[] | undefined;
  readonly error: GatewayError | undefined;
  refresh(): Promise<void>;
}

/** Reads the accounts that a card can be topped up from. */
export function useTopUpAccounts({ merchantId, currency }: Pick<Card, 'merchantId' | 'currency'>): TopUpAccounts {
  const { gateway } = useRuntime();
  const merchant = useList(gateway.accounts, { filter: { ownerId: merchantId, currency: [currency] } });
  const partner = useList(gateway.accounts, {
    filter: { productType: [productType.code.partnerAccount], currency: [currency] },
  });
  const accounts = useMemo(
    () => merchant.data && partner.data && [...merchant.data, ...partner.data],
    [merchant.data, partner.data],
  );
  return {
    accounts,
    error: merchant.error ?? partner.error,
    refresh: async () => void (await Promise.all([merchant.refresh(), partner.refresh()])),
  };
}
