import type { Cache } from 'swr';
import type { KnownAnswer } from './KnownAnswer';

/** What one provider has read: made by the first widget that reads, so that a page without one need not fetch the code for it. */
export interface ReadStore {
  readonly cache: Cache;
  /** The key of an answer in this store and no other. */
  keyOf(key: readonly unknown[]): readonly unknown[];
  /** Whether the answer of a key was known before anybody asked, and nobody has shown it yet: it need not be asked for again. */
  isFresh(of: string): boolean;
  /** Says that the answer of a key is on screen: from now on it is as old as any other. */
  seen(of: string): void;
  /** Request id of the newest answer to a read of a widget. */
  lastRequestId(): string | undefined;
  /** Says under which request id a read was just answered. */
  answered(requestId: string | undefined): void;
  /** Makes reads stale whose keys match; what is on screen is fetched again at once. */
  invalidate(matches: (key: unknown) => boolean): void;
  /** Drops everything; what is on screen is fetched again at once. */
  forget(): void;
  /** Follows focus and network, again after `close`. */
  open(): void;
  close(): void;
}

/** Where a provider keeps its store, once there is one, and what it will begin with. */
export interface ReadStorePlace {
  current: ReadStore | null;
  known: readonly KnownAnswer[];
}
