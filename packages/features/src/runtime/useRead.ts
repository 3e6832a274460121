import type { CallOptions, GatewayError } from '@corridor/core';
import { useCallback, useEffect } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import type { Cached, CacheKey } from './cacheKey';
import { asGatewayError } from './createReporter';
import { useRuntime } from './Runtime';
import { useReadStore } from './useReadStore';

// The transport decides what is retried; an operator decides the rest. Focus refreshes at most twice a minute.
const READ_RULES = { shouldRetryOnError: false, focusThrottleInterval: 30_000 };

/** What a read shows: data (of an earlier page while a new one loads), an error, or neither yet. */
export interface Read<T> {
  readonly data: T | undefined;
  /** Why there is no data for what was asked, or why the last refresh failed. */
  readonly error: GatewayError | undefined;
  /** Nothing to show yet, neither data nor error. */
  readonly loading: boolean;
  /** Data is on screen and newer is on its way. */
  readonly refreshing: boolean;
  /** The data on screen answers an earlier question. */
  readonly previous: boolean;
  refresh(): Promise<void>;
}

/** Read of the gateway: its key in the cache, and how to fetch it. */
export interface ReadRequest<T> {
  readonly key: CacheKey;
  /** True if the answer to an earlier question stays on screen until the next: right for pages, wrong for a record. */
  readonly keepPrevious: boolean;
  fetch(options: CallOptions): Promise<T>;
}

/** Reads through the provider's cache; null reads nothing. Aborts when no component waits, and keeps the shown data until the next answer. */
export function useRead<T>(request: ReadRequest<T> | null): Read<T> {
  const { inFlightReads, reporter, gateway } = useRuntime();
  const { keyOf, isFresh, seen, answered } = useReadStore();
  const key = request && [...keyOf(request.key)];
  const of = key && unstable_serialize(key);
  useEffect(() => (of === null ? undefined : inFlightReads.watch(of)), [inFlightReads, of]);

  const fetcher = async (): Promise<Cached<T>> => {
    if (!request || of === null) throw new Error('A read without a request cannot run');
    const [segment, verb] = request.key;
    try {
      const value = await inFlightReads.run(of, (signal) => request.fetch({ signal }));
      answered(gateway.lastRequestId());
      reporter.succeeded();
      return { of, value };
    } catch (reason) {
      const error = asGatewayError(reason);
      reporter.failed(error, { segment, verb });
      throw error;
    }
  };

  const revalidateIfStale = of === null || !isFresh(of);
  const options = { ...READ_RULES, revalidateIfStale, keepPreviousData: request?.keepPrevious ?? false };
  const { data, error, isValidating, mutate } = useSWR<Cached<T>, GatewayError>(key, fetcher, options);
  useEffect(() => (of === null ? undefined : seen(of)), [seen, of]);
  const refresh = useCallback(async () => void (await mutate()), [mutate]);
  const own = data !== undefined && data.of === of;
  const failure = error && error.kind !== 'canceled' ? error : undefined;
  return {
    data: own || !failure ? data?.value : undefined,
    error: failure,
    loading: request !== null && data === undefined && !failure,
    refreshing: isValidating && data !== undefined,
    previous: data !== undefined && !own,
    refresh,
  };
}
