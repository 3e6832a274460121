import { GatewayError } from '@corridor/core';
import type { ErrorListener } from '@corridor/features';
import { createContext, useCallback, useContext } from 'react';

/** Hands the host's own calls the place where failures are told. */
export const ReportsContext = createContext<ErrorListener>(() => undefined);

/** Tells a failure of a call that the host itself made; one that was left behind is told nobody. */
export function useReportFailure(): (reason: unknown, signal?: AbortSignal) => void {
  const onError = useContext(ReportsContext);
  return useCallback(
    (reason, signal) => {
      if (signal?.aborted || !(reason instanceof GatewayError) || reason.kind === 'canceled') return;
      onError(reason, { segment: 'host', verb: 'call' });
    },
    [onError],
  );
}
