import type { EarlyAnswer } from '@corridor/core';

/** A read that the first screen will ask for: its path and its body, where it has one. */
export interface EarlyRead {
  readonly path: string;
  readonly body?: object;
}

/** A read that is under way since before the back office's code arrived. */
export interface StartedRead extends EarlyRead {
  /** Whose answer it is: another session takes none of it. */
  readonly token: string;
  /** When it was asked, in milliseconds since 1970. */
  readonly at: number;
  readonly answer: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    /** Reads that the page began by itself; each is taken once. */
    corridorEarly?: StartedRead[];
  }
}
