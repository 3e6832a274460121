import { REVIEW_LEASE_SECONDS, type ReviewLease } from '@corridor/core';
import { useEffect, useState } from 'react';
import { asGatewayError } from '../../../runtime/createReporter';
import { useRuntime } from '../../../runtime/Runtime';

/** Milliseconds after which a merchant is kept anew. */
const RENEWAL = (REVIEW_LEASE_SECONDS * 1000) / 2;

/** Keeps a merchant for its reader while it is open, and says who has it where it cannot be kept; undefined until that is known. */
export function useReviewLease(merchantId: string, wanted: boolean): ReviewLease | undefined {
  const { gateway, reporter } = useRuntime();
  const [lease, setLease] = useState<ReviewLease>();
  useEffect(() => {
    if (!wanted) return undefined;
    const { merchants } = gateway;
    let open = true;
    const hold = () =>
      merchants.callById(merchantId, 'holdReview', {}).then(
        (held) => open && setLease(held),
        (reason: unknown) =>
          reporter.failed(asGatewayError(reason), { segment: 'merchant', verb: 'call-by-id', call: 'holdReview' }),
      );
    void hold();
    const timer = setInterval(() => void hold(), RENEWAL);
    return () => {
      open = false;
      clearInterval(timer);
      // It ends by itself where this does not arrive.
      merchants.callById(merchantId, 'releaseReview', {}).catch(() => undefined);
    };
  }, [merchantId, wanted, gateway, reporter]);
  return lease;
}
