import { type Account, productType } from '@corridor/core';
import { useMemo } from 'react';
import { useOwnAccount } from '../../../kit/ticket/payer';
import { useRuntime } from '../../../runtime/Runtime';
import { useList } from '../../../runtime/useList';
import type { TopUpData, TopUpDraft, TopUpShape } from './topUpShape';

const NONE: readonly Account[] = [];

/** Reads the accounts that a card can be topped up from: its merchant's first, then the partner's own, in the card's currency. */
export function useTopUpData({ accountId }: TopUpDraft, { card }: TopUpShape['options']): TopUpData {
  const { gateway } = useRuntime();
  const { merchantId, currency } = card;
  const merchant = useList(gateway.accounts, { filter: { ownerId: merchantId, currency: [currency] } });
  const partner = useList(gateway.accounts, {
    filter: { productType: [productType.code.partnerAccount], currency: [currency] },
  });
  const accounts = useMemo(
    () => merchant.data && partner.data && [...merchant.data, ...partner.data],
    [merchant.data, partner.data],
  );
  const own = useOwnAccount(currency);
  const chosen = accounts?.find(({ id }) => id === accountId);
  return {
    card,
    accounts: accounts ?? NONE,
    account: chosen ?? own.account,
    // The amount can be typed while the accounts are on their way.
    waiting: false,
    loading: accounts === undefined || own.loading,
    error: accounts ? undefined : (merchant.error ?? partner.error),
    none: accounts?.length === 0,
    refresh: () => void Promise.all([merchant, partner, own].map((read) => read.refresh())),
  };
}
