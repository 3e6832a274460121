import { GatewayError } from '../errors';
import { REQUEST_TIMEOUT_MS } from './constants';
import { resolveURL } from './developmentHost';
import type { EarlyAnswer } from './EarlyAnswer';
import { type Sending, sentHeaders } from './sentHeaders';
import type { TransportOptions, TransportRequest } from './Transport';

/** What a read without the HTTP library is asked of. */
export type ReadOptions = Pick<TransportOptions, 'baseURL' | 'development' | 'fetch' | 'getSeenRole' | 'timeoutMs'>;

/** Read that the page's own `fetch` sends; it carries no file. */
export type PlainRead = Pick<TransportRequest, 'method' | 'path' | 'body' | 'headers' | 'signal' | 'keepalive'>;

/**
 * Sends a read with the page's own `fetch`, as the transport would, so that a first view need not wait for the HTTP library.
 * Rejects with `GatewayError` when it was canceled or timed out, else with the network's own reason. @source ours
 */
export async function fetchRead(options: ReadOptions, request: PlainRead, sending: Sending): Promise<EarlyAnswer> {
  const { requestId } = sending;
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  if (request.signal?.aborted) leave();
  request.signal?.addEventListener('abort', leave);
  const timer = setTimeout(leave, options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  try {
    return await answerTo(options, request, sending, leaving.signal);
  } catch (reason) {
    if (request.signal?.aborted) throw new GatewayError('canceled', { msg: 'Request canceled', requestId });
    if (leaving.signal.aborted) throw new GatewayError('timeout', { msg: 'Request timed out', requestId });
    throw reason;
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', leave);
  }
}

async function answerTo(options: ReadOptions, request: PlainRead, sending: Sending, signal: AbortSignal) {
  const { method, path, body, keepalive } = request;
  const send = options.fetch ?? globalThis.fetch;
  const response = await send(resolveURL(options.baseURL, path, options.development), {
    method,
    signal,
    ...(keepalive && { keepalive }),
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...sentHeaders(options, request, sending),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status, statusText } = response;
  const headers = Object.fromEntries(response.headers.entries());
  return { requestId: sending.requestId, status, statusText, headers, data: await response.arrayBuffer() };
}
