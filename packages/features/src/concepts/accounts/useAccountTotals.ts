import type { AccountTotal, ProductType } from '@corridor/core';
import { useRuntime } from '../../runtime/Runtime';
import { type Read, useRead } from '../../runtime/useRead';

/** What all accounts of each currency hold together, of some product types only where these are given. */
export function useAccountTotals(productType?: readonly ProductType[]): Read<AccountTotal[]> {
  const { gateway } = useRuntime();
  const input = productType && productType.length > 0 ? { productType: [...productType] } : {};
  return useRead({
    key: [gateway.accounts.resource.segment, 'call', { totals: input }],
    keepPrevious: true,
    fetch: (options) => gateway.accounts.call('totals', input, options),
  });
}
