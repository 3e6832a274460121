import type { AxiosInstance, AxiosResponse } from 'axios';
import { GatewayError } from '../errors';
import { REQUEST_TIMEOUT_MS, RETRY_STATUSES } from './constants';
import { createRequestId } from './createRequestId';
import { developmentHeaders, resolveURL } from './developmentHost';
import { earlyAnswerTo } from './earlyAnswerTo';
import { openEnvelope } from './envelope';
import { loadHttp } from './loadHttp';
import { type ReadResponse, readFile, readJson } from './readBody';
import type { Transport, TransportOptions, TransportRequest } from './Transport';
import { toGatewayError } from './toGatewayError';

/** Makes the transport of one gateway; two of them share nothing. @source spec §7 */
export function createTransport(options: TransportOptions): Transport {
  let http: Promise<AxiosInstance> | undefined;
  const exchange = async <T>(request: TransportRequest, read: (answer: Answer) => T): Promise<T> => {
    const requestId = request.requestId ?? createRequestId();
    try {
      const early = await earlyAnswerTo(options, request);
      if (early) return read({ response: early, requestId: early.requestId });
      http ??= createHttp(options).catch((reason: unknown) => {
        http = undefined;
        throw reason;
      });
      const client = await http;
      const token = await options.getAccessToken?.();
      const attempt = (own: string | undefined) =>
        sendWithRetry(client, request, requestConfig(options, request, { requestId, token: own }));
      const first = await attempt(token);
      const renewed = isRefused(first, request) ? await options.renewAccessToken?.(token) : undefined;
      const response = renewed === undefined || renewed === token ? first : await attempt(renewed);
      return read({ response, requestId });
    } catch (reason) {
      throw toGatewayError(reason, request, requestId);
    }
  };
  return {
    send: (request) => exchange(request, open),
    download: (request) => exchange(request, (answer) => (isFile(answer) ? readFile(answer.response) : refuse(answer))),
  };
}

async function createHttp(options: TransportOptions): Promise<AxiosInstance> {
  const { default: axios } = await loadHttp();
  return axios.create({
    timeout: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
    responseType: 'arraybuffer',
    validateStatus: () => true,
    transformResponse: (body: unknown) => body,
    ...(options.fetch ? { adapter: 'fetch', env: { fetch: options.fetch } } : {}),
  });
}

interface Answer {
  response: ReadResponse;
  requestId: string;
}

function open({ response, requestId }: Answer): unknown {
  const { status, statusText } = response;
  const retryAfter: unknown = response.headers['retry-after'];
  return openEnvelope(readJson(response), {
    status,
    statusText,
    requestId,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
  });
}

function isFile({ response }: Answer): boolean {
  return response.status === 200 && !String(response.headers['content-type'] ?? '').startsWith('application/json');
}

function refuse(answer: Answer): never {
  open(answer);
  throw new GatewayError('server', { msg: 'A file was expected', requestId: answer.requestId });
}

const RESOURCES = '/api/portal/cms/';

// Elsewhere a 401 tells of a wrong password, or of a token that stands in the address.
function isRefused({ status }: AxiosResponse<ArrayBuffer>, { path }: TransportRequest): boolean {
  return status === 401 && path.startsWith(RESOURCES);
}

interface Sending {
  requestId: string;
  token: string | undefined;
}

function requestConfig(options: TransportOptions, request: TransportRequest, { requestId, token }: Sending) {
  return {
    method: request.method,
    url: resolveURL(options.baseURL, request.path, options.development),
    data: request.body,
    signal: request.signal,
    headers: {
      ...(request.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      request_id: requestId,
      ...(token ? { access_token: token } : {}),
      ...developmentHeaders(options.development, request.path),
      ...request.headers,
    },
    onUploadProgress: (event: { progress?: number }) => request.onProgress?.(event.progress ?? 0),
  };
}

type RequestConfig = ReturnType<typeof requestConfig>;

async function sendWithRetry(http: AxiosInstance, request: TransportRequest, config: RequestConfig) {
  const first = await http.request<ArrayBuffer>(config);
  if (request.method !== 'GET' || !RETRY_STATUSES.includes(first.status)) return first;
  return http.request<ArrayBuffer>(config);
}
