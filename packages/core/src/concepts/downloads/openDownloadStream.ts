import { createRequestId, type TransportOptions } from '../../transport';
import { resolveURL } from '../../transport/developmentHost';
import { sentHeaders } from '../../transport/sentHeaders';

/** Opens the stream that tells how far one's own exports are, as server-sent events; null where there is none: then who wants to know asks. */
export type OpenDownloadStream = (signal: AbortSignal) => Promise<ReadableStream<Uint8Array> | null>;

const PATH = '/api/portal/cms/download/progress';

/** Makes the call that opens the stream of downloads. It sends the token as a header, so that no address holds it. @source ours */
export function createOpenDownloadStream(options: TransportOptions): OpenDownloadStream {
  return async (signal) => {
    if (options.streams === false) return null;
    const token = await options.getAccessToken?.();
    const headers = sentHeaders(options, { path: PATH }, { requestId: createRequestId(), token });
    const send = options.fetch ?? globalThis.fetch;
    const response = await send(resolveURL(options.baseURL, PATH, options.development), { headers, signal });
    const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream');
    return isStream ? response.body : null;
  };
}
