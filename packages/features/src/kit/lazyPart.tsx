import { GatewayError } from '@corridor/core';
import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { useRuntime } from '../runtime/Runtime';

/** Milliseconds until code that could not be fetched is asked for again. */
const RETRY_MS = 3000;

/** A component whose code is fetched with its first use. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its first use. */
  preload(): Promise<void>;
};

/**
 * Makes a component whose code is fetched with its first use, such as `lazyPart(loadDetail)`.
 * It shows the placeholder, or nothing, until then and never throws: a failure is reported as a network error, once, and fetching goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Part = (props: Props) => {
    const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
    const { reporter } = useRuntime();
    useEffect(() => {
      if (Loaded) return undefined;
      return fetchUntilLoaded(preload, redraw, (cause) =>
        reporter.failed(new GatewayError('network', { msg: 'Network Error', cause }), {
          segment: 'widget',
          verb: 'render',
        }),
      );
    }, [reporter]);
    return Loaded ? <Loaded {...props} /> : placeholder;
  };
  return Object.assign(Part, { preload });
}

/** Fetches code until it has come, from time to time and when the network is back; returns what ends it. */
function fetchUntilLoaded(
  preload: () => Promise<void>,
  onLoaded: () => void,
  onFailure: (reason: unknown) => void,
): () => void {
  let wanted = true;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetch = () => {
    clearTimeout(timer);
    preload().then(
      () => wanted && onLoaded(),
      (reason: unknown) => {
        if (!wanted) return;
        if (!failed) onFailure(reason);
        failed = true;
        timer = setTimeout(fetch, RETRY_MS);
      },
    );
  };
  fetch();
  window.addEventListener('online', fetch);
  return () => {
    wanted = false;
    clearTimeout(timer);
    window.removeEventListener('online', fetch);
  };
}
