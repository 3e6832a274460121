import { useEffect, useState } from 'react';
import { useRuntime } from '../../../runtime/Runtime';
import { type Read, useRead } from '../../../runtime/useRead';
import type { MerchantReviewProps } from './MerchantReviewProps';

/** The queue of reviews: which merchant is open, how many wait, and the way to the next. */
export interface ReviewQueueState {
  readonly id: string | null;
  readonly waiting: number | undefined;
  readonly queue: Read<unknown>;
  /** Nobody waits beside the one that is open. */
  readonly isLast: boolean;
  /** Goes to the next one; the open one stays where there is none and it still waits. */
  next(decided: boolean): Promise<void>;
}

/** Leads through the merchants that wait for their review. */
export function useReviewQueue({ merchantId, onMove }: MerchantReviewProps): ReviewQueueState {
  const { gateway } = useRuntime();
  const { merchants } = gateway;
  const [own, setOwn] = useState(merchantId ?? null);
  const [isLast, setLast] = useState(false);
  const id = onMove ? (merchantId ?? null) : own;
  const after = id === null ? {} : { after: id };
  const queue = useRead({
    key: [merchants.resource.segment, 'call', { nextReview: after }],
    keepPrevious: true,
    fetch: (options) => merchants.call('nextReview', after, options),
  });
  const move = (to: string | null) => {
    setLast(false);
    setOwn(to);
    onMove?.(to);
  };
  const first = id === null && !queue.previous && !queue.refreshing ? queue.data?.merchantId : undefined;
  useEffect(() => {
    if (first) move(first);
  });
  return {
    ...{ id, queue, isLast },
    waiting: queue.data?.waiting,
    next: async (decided) => {
      const found = await merchants.call('nextReview', after).catch(() => undefined);
      if (!found) return queue.refresh();
      if (found.merchantId !== null || decided) move(found.merchantId);
      else setLast(true);
    },
  };
}
