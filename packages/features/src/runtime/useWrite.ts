import type { CallOptions, GatewayError, Verb } from '@corridor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asGatewayError } from './createReporter';
import { createRequestIdKeeper } from './createRequestIdKeeper';
import { useRuntime } from './Runtime';
import { useInvalidate } from './useInvalidate';

/** How a write ended: its answer, or why there is none. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: GatewayError };

/** Where a write stands. `unknown`: money may have moved although no answer came; never send again blindly. */
export type WriteState = 'idle' | 'pending' | 'done' | 'failed' | 'unknown';

/** What a caller may do after a write. The cache is invalidated before either, whatever they do. */
export interface WriteHandlers<T> {
  onSuccess?(value: T): void;
  onFailure?(error: GatewayError): void;
}

/** A write of the gateway as a hook returns it. `run` never rejects; a retry with the same input keeps its request id. */
export interface Write<Input extends readonly unknown[], T> {
  run(...input: Input): Promise<Outcome<T>>;
  readonly state: WriteState;
  readonly error: GatewayError | undefined;
  /** Share of the transfer that is done, 0 to 1, where the transport can tell. */
  readonly progress: number | undefined;
  reset(): void;
}

/** What a write does on the wire and which segments it makes stale. */
export interface WriteOperation<Input extends readonly unknown[], T> {
  readonly segment: string;
  readonly verb: Verb;
  readonly call?: string | undefined;
  readonly invalidates: readonly string[];
  send(input: Input, options: CallOptions): Promise<T>;
}

interface Standing {
  readonly state: WriteState;
  readonly error?: GatewayError;
  readonly progress?: number;
}

const IDLE: Standing = { state: 'idle' };

/** Runs a write: one request id per intent, invalidation always, no abort when the widget goes away. */
export function useWrite<Input extends readonly unknown[], T>(
  operation: WriteOperation<Input, T>,
  handlers: WriteHandlers<T> = {},
): Write<Input, T> {
  const { reporter } = useRuntime();
  const invalidate = useInvalidate();
  const [keeper] = useState(createRequestIdKeeper);
  const [standing, setStanding] = useState(IDLE);
  const latest = useRef({ operation, handlers });
  useEffect(() => {
    latest.current = { operation, handlers };
  });

  const run = useCallback(
    async (...input: Input): Promise<Outcome<T>> => {
      const { segment, verb, call, invalidates, send } = latest.current.operation;
      setStanding({ state: 'pending' });
      const onProgress = (progress: number) => setStanding({ state: 'pending', progress });
      try {
        const value = await send(input, { requestId: keeper.idFor(input), onProgress });
        keeper.ended(undefined);
        reporter.succeeded();
        invalidate(invalidates);
        setStanding({ state: 'done' });
        latest.current.handlers.onSuccess?.(value);
        return { ok: true, value };
      } catch (reason) {
        const error = asGatewayError(reason);
        keeper.ended(error);
        const state = error.kind === 'unknown-outcome' ? 'unknown' : 'failed';
        if (state === 'unknown' || error.kind === 'conflict') invalidate(invalidates);
        reporter.failed(error, { segment, verb, call });
        setStanding({ state, error });
        latest.current.handlers.onFailure?.(error);
        return { ok: false, error };
      }
    },
    [invalidate, keeper, reporter],
  );
  const reset = useCallback(() => setStanding(IDLE), []);
  return { run, reset, state: standing.state, error: standing.error, progress: standing.progress };
}
