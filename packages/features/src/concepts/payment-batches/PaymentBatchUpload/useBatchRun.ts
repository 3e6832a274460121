import type { GatewayError, PaymentBatchDetail, PaymentBatchLine } from '@corridor/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asGatewayError } from '../../../runtime/createReporter';
import { createRequestIdStore } from '../../../runtime/createRequestIdStore';
import { useRuntime } from '../../../runtime/Runtime';
import { useInvalidate } from '../../../runtime/useInvalidate';

/** A batch that is run from here, or could be. */
export interface BatchRun {
  readonly state: 'idle' | 'running' | 'stopping';
  /** Payments as they are now. */
  readonly lines: readonly PaymentBatchLine[];
  /** Why it stopped by itself. */
  readonly error: GatewayError | undefined;
  readonly start: () => void;
  /** Lets the payment that is on its way end, and begins no other. */
  readonly stop: () => void;
}

/** Places the payments of a batch one after the other until none waits, somebody stops it, or an answer is lost. */
export function useBatchRun(batch: PaymentBatchDetail): BatchRun {
  const { gateway, reporter } = useRuntime();
  const invalidate = useInvalidate();
  const [store] = useState(createRequestIdStore);
  const [state, setState] = useState<BatchRun['state']>('idle');
  const [error, setError] = useState<GatewayError>();
  const [done, setDone] = useState<ReadonlyMap<number, PaymentBatchLine>>(new Map());
  const wanted = useRef(false);
  const running = useRef(false);
  const { id } = batch;

  // A page that is left places nothing more than the payment that is on its way.
  useEffect(() => {
    const leave = () => {
      wanted.current = false;
    };
    return leave;
  }, []);

  const start = useCallback(() => {
    wanted.current = true;
    if (running.current) return;
    running.current = true;
    setError(undefined);
    setState('running');
    const place = async () => {
      const { line } = await gateway.paymentBatches.callById(id, 'place', {}, { requestId: store.idFor([id]) });
      store.ended(undefined);
      reporter.succeeded();
      if (line) setDone((now) => new Map(now).set(line.position, line));
      return line !== null;
    };
    const run = async () => {
      try {
        while (wanted.current && (await place()));
      } catch (reason) {
        const failed = asGatewayError(reason);
        store.ended(failed);
        reporter.failed(failed, { segment: 'payment-batch', verb: 'call-by-id', call: 'place' });
        setError(failed);
      }
      running.current = false;
      setState('idle');
      invalidate(gateway.paymentBatches.resource.invalidatedBy('call-by-id', 'place'));
    };
    void run();
  }, [gateway, reporter, invalidate, store, id]);

  const stop = useCallback(() => {
    wanted.current = false;
    setState((now) => (now === 'running' ? 'stopping' : now));
  }, []);
  const lines = useMemo(
    () => batch.lines.map((line) => (line.state === 'waiting' ? (done.get(line.position) ?? line) : line)),
    [batch.lines, done],
  );
  return { state, lines, error, start, stop };
}
