import type { DevelopmentHost } from './developmentHost';
import type { EarlyAnswer } from './EarlyAnswer';

/** A file that the gateway sent: its bytes, its name and its media type. @source ours */
export interface GatewayFile {
  blob: Blob;
  name: string;
  contentType: string;
}

/** How a transport reaches its gateway. @source spec §7 */
export interface TransportOptions {
  /** Scheme, host and optional path of the gateway; empty for the page's own origin. */
  baseURL: string;
  /** The session's token, asked for before every call; nothing is sent when it yields none. */
  getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /**
   * Yields another token after a 401, told the one that was refused. The call is then sent once more under its request id, a
   * write too: what is refused with 401 was not done. Absent: a 401 is final.
   */
  renewAccessToken?: (refused: string | undefined) => Promise<string | undefined>;
  /** Replaces the network, so that a gateway in the same process or a worker answers. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a request is given up; 60 000 unless told. */
  timeoutMs?: number;
  /** Yields, once, the answer to a read that the page asked for before this code arrived; all but status 200 is asked for anew. */
  takeEarlyAnswer?: (request: TransportRequest) => Promise<EarlyAnswer | undefined> | undefined;
  /**
   * Reads go by the page's own fetch, under the same rules, until a write or a second attempt has needed the HTTP library: a page
   * that shows something first need not wait for it. Off unless told.
   */
  leanReads?: boolean;
  /** Told the request id of each answer as it arrives, before it is read. */
  onAnswer?: (requestId: string) => void;
  development?: DevelopmentHost;
}

/** Share of a transfer that is done, from 0 to 1. */
export type ProgressListener = (fraction: number) => void;

/** What a caller may add to any gateway call. @source ours */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Kept by the caller when it retries a write, so that the gateway applies it once. */
  requestId?: string | undefined;
  onProgress?: ProgressListener | undefined;
}

/** Whether a lost answer may have moved money: then it is an unknown outcome and not a plain failure. */
export type CallEffect = 'read' | 'write' | 'money';

/** One HTTP call as the client describes it to the transport. */
export interface TransportRequest extends CallOptions {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  effect: CallEffect;
}

/** Sends calls to one gateway: JSON through the envelope, or a file. Rejects only with `GatewayError`. @source spec §7 */
export interface Transport {
  send(request: TransportRequest): Promise<unknown>;
  download(request: TransportRequest): Promise<GatewayFile>;
}
