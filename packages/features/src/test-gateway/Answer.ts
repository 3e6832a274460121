/** Where the gateway of a test seems to be. */
export const BASE = 'https://gateway.test';

/** The media type of its files. */
export const CSV = 'text/csv; charset=utf-8';

/** A call as it reaches the gateway. */
export interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Answers a call in the mood of the moment. @throws GatewayError where that refuses */
export type Answer = (asked: Asked) => Promise<unknown>;
