import type { CardBin } from '@corridor/core';
import { useRuntime } from '../../../runtime/Runtime';
import { type Read, useRead } from '../../../runtime/useRead';

/** The BINs that the partner may issue. */
export function useBins(): Read<CardBin[]> {
  const { gateway } = useRuntime();
  return useRead({
    key: [gateway.cards.resource.segment, 'call', { bins: {} }],
    keepPrevious: true,
    fetch: (options) => gateway.cards.call('bins', {}, options),
  });
}
