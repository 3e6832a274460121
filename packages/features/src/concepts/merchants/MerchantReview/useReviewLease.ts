import { type GatewayError, REVIEW_LEASE_SECONDS, type ReviewLease } from '@corridor/core';
import { useCallback, useEffect, useState } from 'react';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';

/** Milliseconds after which a merchant is kept anew. */
const RENEWAL = (REVIEW_LEASE_SECONDS * 1000) / 2;

/** A merchant as its reader keeps it for review. */
interface KeptReview {
  /** Who has it; undefined until that is known. */
  readonly lease?: ReviewLease;
  /** Why it is not known who has it. */
  readonly error?: GatewayError;
  /** Tries to keep it anew. */
  readonly retry: () => void;
}

/** Keeps a merchant for its reader while it is open, and says who has it, or why it could not be kept. */
export function useReviewLease(merchantId: string, wanted: boolean): KeptReview {
  const { gateway, reporter } = useRuntime();
  const { merchants } = gateway;
  const [kept, setKept] = useState<Omit<KeptReview, 'retry'>>({});
  const hold = useCallback(
    () =>
      merchants.callById(merchantId, 'holdReview', {}).then(
        (lease) => setKept({ lease }),
        (reason: unknown) => {
          const error = asGatewayError(reason);
          reporter.failed(error, { segment: 'merchant', verb: 'call-by-id', call: 'holdReview' });
          // One that is kept stays so until the gateway says otherwise.
          setKept((before) => (before.lease ? before : { error }));
        },
      ),
    [merchantId, merchants, reporter],
  );
  useEffect(() => {
    if (!wanted) return undefined;
    void hold();
    const timer = setInterval(() => void hold(), RENEWAL);
    return () => {
      clearInterval(timer);
      // It ends by itself where this does not arrive.
      merchants.callById(merchantId, 'releaseReview', {}).catch(() => undefined);
    };
  }, [merchantId, wanted, merchants, hold]);
  return { ...kept, retry: () => void hold() };
}
