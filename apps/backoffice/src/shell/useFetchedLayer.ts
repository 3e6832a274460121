import { GatewayError } from '@corridor/core';
import { type ComponentType, useState } from 'react';
import { useReportFailure } from '../notices/ReportsContext';

/** A layer whose code is fetched when it is asked for. */
export interface FetchedLayer<Props> {
  /** Null until its code has come. */
  readonly Layer: ComponentType<Props> | null;
  /** Fetches its code; a failure is told as a network error, and another press tries again. */
  ask(): void;
  /** Fetches its code ahead; who only came near is told of no failure. */
  prepare(): void;
}

/** Fetches the code of a layer when it is wanted; until then, and without a network, nothing changes. */
export function useFetchedLayer<Props>(load: () => Promise<ComponentType<Props>>): FetchedLayer<Props> {
  const [Layer, setLayer] = useState<ComponentType<Props> | null>(null);
  const report = useReportFailure();
  return {
    Layer,
    ask: () =>
      void load().then(
        (code) => setLayer(() => code),
        (cause: unknown) => report(new GatewayError('network', { msg: 'Network Error', cause })),
      ),
    prepare: () => void load().catch(() => undefined),
  };
}
