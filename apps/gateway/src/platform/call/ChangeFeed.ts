import type { Principal } from './Principal';

/** A sealed entry of the log, without what was changed. */
export interface SealedEntry {
  /** Its place in the partner's chain, from 1. */
  readonly position: number;
  readonly subject: string;
  readonly subjectId: string | null;
  readonly action: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly at: Date;
  readonly requestId: string;
}

/** A sealed entry that is about one record. */
export type RecordEntry = SealedEntry & { readonly subjectId: string };

/** The log of one partner as it grows, read once for all streams of a process. */
export interface PartnerChanges {
  /** Position of the newest entry that is known. */
  readonly head: number;
  /** Aborted as soon as an entry after `head` is known. */
  readonly news: AbortSignal;
  /** The next entries after a position, in the order of their commits. */
  after(position: number): Promise<readonly SealedEntry[]>;
  /** Looks for new entries; a look that is asked for while one runs follows it. */
  look(): Promise<void>;
}

/** A partner's log that is followed until it is let go. */
export interface Following {
  readonly changes: PartnerChanges;
  leave(): void;
}

/** The logs that streams of one gateway follow: one listener for all of them, while there is one. */
export interface ChangeFeed {
  follow(partnerId: string): Promise<Following>;
  /** Returns true if a caller may read anything whose changes are told. */
  isFor(principal: Principal): boolean;
  /** Entries about records that a caller may read at this moment. */
  seenBy(principal: Principal, entries: readonly SealedEntry[]): Promise<RecordEntry[]>;
}
