import type { ChangeSource } from '@corridor/core';
import type { ChangeListener } from './ChangeListener';
import { followWhileSeen } from './followWhileSeen';

/** The changes that the widgets of one client hear of, over one stream for all of them. */
export interface SharedChanges {
  /** Hears of changes from now on; returns what ends it. The stream is open while somebody listens and the page is seen. */
  subscribe(listener: Partial<ChangeListener>): () => void;
}

const shared = new WeakMap<ChangeSource, SharedChanges>();

/** The changes of one client, shared by all who listen to them. */
export function sharedChangesOf(source: ChangeSource): SharedChanges {
  const made = shared.get(source) ?? createSharedChanges(source);
  shared.set(source, made);
  return made;
}

function createSharedChanges(source: ChangeSource): SharedChanges {
  const listeners = new Set<Partial<ChangeListener>>();
  let end: (() => void) | undefined;
  const begin = () => {
    const leaving = new AbortController();
    end = () => leaving.abort();
    followWhileSeen(source, listeners, leaving.signal);
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
