import type { ChangeSource } from '@corridor/core';
import type { ChangeListener } from './ChangeListener';

/** The changes that the widgets of one provider hear of, over one stream for all of them. */
export interface SharedChanges {
  /** Hears of changes from now on; returns what ends it. The stream is open while somebody listens and the page is seen. */
  subscribe(listener: ChangeListener): () => void;
}

/** Shares the stream of one client. Its code is fetched with the first listener; where it cannot be, nothing is heard. */
export function createSharedChanges(source: ChangeSource): SharedChanges {
  const listeners = new Set<ChangeListener>();
  let end: (() => void) | undefined;
  const begin = () => {
    const leaving = new AbortController();
    end = () => leaving.abort();
    void import('./followWhileSeen').then(
      ({ followWhileSeen }) => followWhileSeen(source, listeners, leaving.signal),
      () => undefined,
    );
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (!end) begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end?.();
        end = undefined;
      };
    },
  };
}
