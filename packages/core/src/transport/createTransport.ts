import { GatewayError } from '../errors';
import { REQUEST_TIMEOUT_MS, RETRY_STATUSES } from './constants';
import { createRequestId } from './createRequestId';
import { startDeadline } from './deadline';
import { developmentHeaders, resolveURL } from './developmentHost';
import { openEnvelope } from './envelope';
import { type HttpAnswer, type HttpRequest, sendHttp } from './http';
import { readFile, readJson } from './readBody';
import type { Transport, TransportOptions, TransportRequest } from './Transport';
import { toGatewayError } from './toGatewayError';

/** Makes the transport of one gateway; two of them share nothing. @source spec §7 */
export function createTransport(options: TransportOptions): Transport {
  const exchange = async <T>(request: TransportRequest, read: (answer: Answer) => T): Promise<T> => {
    const requestId = request.requestId ?? createRequestId();
    const deadline = startDeadline(options.timeoutMs ?? REQUEST_TIMEOUT_MS, request.signal);
    try {
      const described = await describe(options, request, requestId, deadline.signal);
      const response = await sendWithRetry(described, options.fetch);
      return read({ response, requestId });
    } catch (reason) {
      throw toGatewayError(reason, { request, requestId, timedOut: deadline.timedOut() });
    } finally {
      deadline.end();
    }
  };
  return {
    send: (request) => exchange(request, open),
    download: (request) => exchange(request, (answer) => (isFile(answer) ? readFile(answer.response) : refuse(answer))),
  };
}

interface Answer {
  response: HttpAnswer;
  requestId: string;
}

function open({ response, requestId }: Answer): unknown {
  const { status, statusText } = response;
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  return openEnvelope(readJson(response), { status, statusText, requestId, retryAfter });
}

function isFile({ response }: Answer): boolean {
  return response.status === 200 && !response.headers.get('content-type')?.startsWith('application/json');
}

function refuse(answer: Answer): never {
  open(answer);
  throw new GatewayError('server', { msg: 'A file was expected', requestId: answer.requestId });
}

async function describe(
  options: TransportOptions,
  request: TransportRequest,
  requestId: string,
  signal: AbortSignal,
): Promise<HttpRequest> {
  const token = await options.getAccessToken?.();
  const { body } = request;
  return {
    method: request.method,
    url: resolveURL(options.baseURL, request.path, options.development),
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    signal,
    headers: {
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      request_id: requestId,
      ...(token ? { access_token: token } : {}),
      ...developmentHeaders(options.development, request.path),
      ...request.headers,
    },
    onProgress: request.onProgress,
  };
}

async function sendWithRetry(request: HttpRequest, fetch: TransportOptions['fetch']): Promise<HttpAnswer> {
  const first = await sendHttp(request, fetch);
  if (request.method !== 'GET' || !RETRY_STATUSES.includes(first.status)) return first;
  return sendHttp(request, fetch);
}
