import type { DevelopmentHost } from './developmentHost';
import type { EarlyAnswer } from './EarlyAnswer';

/** A file that the gateway sent: its bytes, its name and its media type. @source ours */
export interface GatewayFile {
  blob: Blob;
  name: string;
  contentType: string;
}

/** Options of a transport. @source spec §7 */
export interface TransportOptions {
  /** Scheme, host and optional path of the gateway; empty for the page's own origin. */
  baseURL: string;
  /** Gives the session's token before every call; without one no token is sent. */
  getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /**
   * Gives another token after a 401, for the one that was refused. The call is then sent once more under its request id, a
   * write too: what is refused with 401 was not done. Absent: a 401 is final.
   */
  renewAccessToken?: (refused: string | undefined) => Promise<string | undefined>;
  /** Replaces the network, so that a gateway in the same process or a worker answers. */
  fetch?: typeof globalThis.fetch;
  /** Timeout of a request in milliseconds. Default 60 000. */
  timeoutMs?: number;
  /** Gives, once, the answer to a read that the page sent before this code was loaded; any status but 200 is read again. */
  takeEarlyAnswer?: (request: TransportRequest) => Promise<EarlyAnswer | undefined> | undefined;
  /**
   * Reads go by the page's own fetch, under the same rules, until a write or a second attempt has needed the HTTP library: a page
   * that shows something first need not wait for it. Default false.
   */
  leanReads?: boolean;
  /** Yields the id of the role whose rights the gateway answers reads with; nothing for one's own. While there is one, every write is refused. @source ours */
  getSeenRole?: () => string | undefined;
  /** Progress is told over a stream that stays open (server-sent events); `false`: whoever wants to know asks, for a page behind what keeps streams back. Default true. */
  streams?: boolean;
  /** Told the request id of each answer as it arrives, before it is read. */
  onAnswer?: (requestId: string) => void;
  development?: DevelopmentHost;
}

/** Share of a transfer that is done, from 0 to 1. */
export type ProgressListener = (fraction: number) => void;

/** Options of any gateway call. @source ours */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Kept by the caller when it retries a write, so that the gateway applies it once. */
  requestId?: string | undefined;
  onProgress?: ProgressListener | undefined;
}

/** What a call does: reads, writes, or moves money; a money call without an answer has an unknown outcome and is no plain failure. */
export type CallEffect = 'read' | 'write' | 'money';

/** One HTTP call as the client describes it to the transport. */
export interface TransportRequest extends CallOptions {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  effect: CallEffect;
  /** True for a call that still arrives when its page is being left; it carries no file. */
  keepalive?: boolean;
}

/** Sends calls to one gateway: JSON through the envelope, or a file. Rejects only with `GatewayError`. @source spec §7 */
export interface Transport {
  send(request: TransportRequest): Promise<unknown>;
  download(request: TransportRequest): Promise<GatewayFile>;
}
