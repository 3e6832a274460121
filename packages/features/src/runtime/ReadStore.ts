import type { Cache } from 'swr';

/** What one provider has read: made by the first widget that reads, so that a page without one need not fetch the code for it. */
export interface ReadStore {
  readonly cache: Cache;
  /** Makes reads stale whose keys match; what is on screen is fetched again at once. */
  invalidate(matches: (key: unknown) => boolean): void;
  /** Drops everything; what is on screen is fetched again at once. */
  forget(): void;
  /** Follows focus and network, again after `close`. */
  open(): void;
  close(): void;
}

/** Where a provider keeps its store, once there is one. */
export interface ReadStorePlace {
  current: ReadStore | null;
}
