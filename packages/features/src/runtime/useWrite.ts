import type { CallOptions, GatewayError, Verb } from '@corridor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRuntimeMessages } from '../i18n/useMessages';
import { approvalOf } from './approvalOf';
import { recordKey } from './cacheKey';
import { asGatewayError } from './createReporter';
import { createRequestIdStore } from './createRequestIdStore';
import { useRuntime } from './Runtime';
import { useInvalidate } from './useInvalidate';

/** Outcome of a write: its answer, or the error. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: GatewayError };

/** State of a write. `awaiting`: other people must approve it first, as the request of `approvalOf(error)`. `unknown`: money may have moved although no answer came; never send it again without checking. */
export type WriteState = 'idle' | 'pending' | 'done' | 'awaiting' | 'failed' | 'unknown';

/** Callbacks of a write. Its answer is in the cache before they are called, and stale data is read again. */
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

/** Request of a write, and the segments that it makes stale. */
export interface WriteOperation<Input extends readonly unknown[], T> {
  readonly segment: string;
  readonly verb: Verb;
  readonly call?: string | undefined;
  readonly invalidates: readonly string[];
  send(input: Input, options: CallOptions): Promise<T>;
  /** Id of the record if the answer is a whole record; else absent. */
  recordId?(value: T, input: Input): string | undefined;
}

interface Standing {
  readonly state: WriteState;
  readonly error?: GatewayError;
  readonly progress?: number;
}

const IDLE: Standing = { state: 'idle' };

/** Runs a write: one request id per intent; puts the answer into the cache, reads stale data again, and does not abort when the widget is unmounted. */
export function useWrite<Input extends readonly unknown[], T>(
  operation: WriteOperation<Input, T>,
  handlers: WriteHandlers<T> = {},
): Write<Input, T> {
  const { emit, reporter } = useRuntime();
  const t = useRuntimeMessages();
  const invalidate = useInvalidate();
  const [store] = useState(createRequestIdStore);
  const [standing, setStanding] = useState(IDLE);
  const latest = useRef({ operation, handlers });
  useEffect(() => {
    latest.current = { operation, handlers };
  });

  const run = useCallback(
    async (...input: Input): Promise<Outcome<T>> => {
      const { segment, verb, call, invalidates, send, recordId } = latest.current.operation;
      setStanding({ state: 'pending' });
      const onProgress = (progress: number) => setStanding({ state: 'pending', progress });
      try {
        const value = await send(input, { requestId: store.idFor(input), onProgress });
        store.ended(undefined);
        reporter.succeeded();
        const id = recordId?.(value, input);
        invalidate(invalidates, id === undefined ? undefined : { key: recordKey(segment, id), value });
        setStanding({ state: 'done' });
        latest.current.handlers.onSuccess?.(value);
        return { ok: true, value };
      } catch (reason) {
        const error = asGatewayError(reason);
        store.ended(error);
        const approvalId = approvalOf(error);
        if (approvalId !== undefined) {
          reporter.succeeded();
          invalidate(['approval', ...invalidates]);
          emit({ type: 'approvals.requested', id: approvalId, message: t('errors.awaiting-approval.title') });
          setStanding({ state: 'awaiting', error });
          return { ok: false, error };
        }
        const state = error.kind === 'unknown-outcome' ? 'unknown' : 'failed';
        if (state === 'unknown' || error.kind === 'conflict') invalidate(invalidates);
        reporter.failed(error, { segment, verb, call });
        setStanding({ state, error });
        latest.current.handlers.onFailure?.(error);
        return { ok: false, error };
      }
    },
    [emit, invalidate, store, reporter, t],
  );
  const reset = useCallback(() => setStanding(IDLE), []);
  return { run, reset, state: standing.state, error: standing.error, progress: standing.progress };
}
