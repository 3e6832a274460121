import { createRequestId } from './createRequestId';
import { resolveURL } from './developmentHost';
import { sentHeaders } from './sentHeaders';
import type { TransportOptions } from './Transport';

/** Opens a stream of server-sent events, with the token in a header, so that no address holds it; null where there is none. */
export async function openEventStream(
  options: TransportOptions,
  path: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<ReadableStream<Uint8Array> | null> {
  if (options.streams === false) return null;
  const token = await options.getAccessToken?.();
  const sent = sentHeaders(options, { path, headers }, { requestId: createRequestId(), token });
  const send = options.fetch ?? globalThis.fetch;
  const response = await send(resolveURL(options.baseURL, path, options.development), { headers: sent, signal });
  const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
  return isStream ? response.body : null;
}
