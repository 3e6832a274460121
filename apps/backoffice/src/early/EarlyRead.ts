import type { EarlyAnswer } from '@corridor/core';

/** Read that the first screen will send: path, and body if it has one. */
export interface EarlyRead {
  readonly path: string;
  readonly body?: object;
}

/** Read that the page sent before the back office's code was loaded. */
export interface StartedRead extends EarlyRead {
  /** Token of the session that may take the answer. */
  readonly token: string;
  /** Time of the request, in epoch milliseconds. */
  readonly at: number;
  readonly answer: Promise<EarlyAnswer>;
}

declare global {
  interface Window {
    /** Reads that the page sent by itself; each answer is taken once. */
    corridorEarly?: StartedRead[];
  }
}
