import type { AxiosInstance } from 'axios';
import { REQUEST_TIMEOUT_MS } from './constants';
import { resolveURL } from './developmentHost';
import { loadHttp } from './loadHttp';
import type { ReadResponse } from './readBody';
import { type Sending, sentHeaders } from './sentHeaders';
import type { TransportOptions, TransportRequest } from './Transport';

/** HTTP library (axios), loaded with the first call that needs it. */
export interface Http {
  /** Returns true if the library is loaded or loading: then all calls use it. */
  isNeeded(): boolean;
  send(request: TransportRequest, sending: Sending): Promise<ReadResponse>;
}

/** Creates the HTTP library of one transport. */
export function createHttp(options: TransportOptions): Http {
  let client: Promise<AxiosInstance> | undefined;
  return {
    isNeeded: () => client !== undefined,
    send: async (request, sending) => {
      client ??= createClient(options).catch((reason: unknown) => {
        client = undefined;
        throw reason;
      });
      return (await client).request<ArrayBuffer>(configOf(options, request, sending));
    },
  };
}

async function createClient(options: TransportOptions): Promise<AxiosInstance> {
  const { default: axios } = await loadHttp();
  return axios.create({
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    responseType: 'arraybuffer',
    validateStatus: () => true,
    transformResponse: (body: unknown) => body,
    ...(options.fetch ? { adapter: 'fetch', env: { fetch: options.fetch } } : {}),
  });
}

function configOf(options: TransportOptions, request: TransportRequest, sending: Sending) {
  return {
    method: request.method,
    url: resolveURL(options.baseURL, request.path, options.development),
    data: request.body,
    signal: request.signal,
    headers: {
      ...(request.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...sentHeaders(options, request, sending),
    },
    onUploadProgress: (event: { progress?: number }) => request.onProgress?.(event.progress ?? 0),
  };
}
