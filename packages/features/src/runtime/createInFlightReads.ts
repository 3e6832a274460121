import { isGatewayError } from '@corridor/core';

/** Reads under way: a read that no mounted part waits for any more is aborted. */
export interface InFlightReads {
  /** Says that a mounted part waits for `key`; returns how to stop waiting. */
  watch(key: string): () => void;
  /** Runs a read of `key` with a signal that aborts when no component waits. */
  run<T>(key: string, read: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Creates the reads under way of one provider. */
export function createInFlightReads(): InFlightReads {
  const watchers = new Map<string, number>();
  const controllers = new Map<string, AbortController>();

  const leave = (key: string) => {
    watchers.set(key, (watchers.get(key) ?? 1) - 1);
    // StrictMode and a moved widget unmount and mount again in one tick: only what stays unmounted is unregistered.
    queueMicrotask(() => {
      if (watchers.get(key)) return;
      watchers.delete(key);
      controllers.get(key)?.abort();
    });
  };

  const attempt = async <T>(key: string, read: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    controllers.set(key, controller);
    try {
      return await read(controller.signal);
    } finally {
      if (controllers.get(key) === controller) controllers.delete(key);
    }
  };

  return {
    watch(key) {
      watchers.set(key, (watchers.get(key) ?? 0) + 1);
      let watching = true;
      return () => {
        if (watching) leave(key);
        watching = false;
      };
    },
    async run(key, read) {
      try {
        return await attempt(key, read);
      } catch (reason) {
        // A component was mounted again while the aborted read was still ending, and now waits for its answer.
        if (isGatewayError(reason, 'canceled') && watchers.get(key)) return attempt(key, read);
        throw reason;
      }
    },
  };
}
