import type { Cache, useSWRConfig } from 'swr';
import type { InitialData } from './InitialData';

/** SWR's `mutate` within one cache. */
export type ScopedMutator = ReturnType<typeof useSWRConfig>['mutate'];

/** Cache of one provider. */
export interface ReadStore {
  readonly cache: Cache;
  /** Key of an answer in this store. */
  keyOf(key: readonly unknown[]): readonly unknown[];
  /** Returns true if an answer is initial data, or was just written, and no widget has shown it yet: then it is not fetched again. */
  isFresh(of: string): boolean;
  /** Marks the answer of a key as shown: from now on it is refreshed like any other. */
  seen(of: string): void;
  /** Request id of the newest answer to a read of a widget. */
  lastRequestId(): string | undefined;
  /** Stores the request id of the newest answer. */
  answered(requestId: string | undefined): void;
  /** Cached answer of a key; undefined if there is none. */
  peek(key: readonly unknown[]): unknown;
  /**
   * Makes reads stale whose keys match; what is on screen is fetched again at once. `answer` is what the write answered: it
   * takes the place of what was kept and is not asked for again.
   */
  invalidate(matches: (key: unknown) => boolean, answer?: InitialData): void;
  /** Changes answers whose keys match by what was heard of them elsewhere; nothing is fetched. */
  amend(matches: (key: unknown) => boolean, change: (value: unknown) => unknown): void;
  /** Drops everything; what is on screen is fetched again at once. */
  forget(): void;
  /** Connects the store with the `mutate` of the SWR scope that shows it. */
  open(mutate: ScopedMutator): void;
  close(): void;
}
