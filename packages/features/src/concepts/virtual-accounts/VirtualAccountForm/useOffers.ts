import type { OfferedVirtualAccount } from '@corridor/core';
import { useRuntime } from '../../../runtime/Runtime';
import { type Read, useRead } from '../../../runtime/useRead';

/** Where virtual accounts are issued, and by which bank. */
export function useOffers(): Read<OfferedVirtualAccount[]> {
  const { gateway } = useRuntime();
  return useRead({
    key: [gateway.virtualAccounts.resource.segment, 'call', { offers: {} }],
    keepPrevious: true,
    fetch: (options) => gateway.virtualAccounts.call('offers', {}, options),
  });
}
