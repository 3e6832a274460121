import { GatewayError } from '../errors';
import { askToken } from './askToken';
import { RESOURCES_PATH, RETRY_STATUSES } from './constants';
import { createHttp, type Http } from './createHttp';
import { createRequestId } from './createRequestId';
import { earlyAnswerTo } from './earlyAnswerTo';
import { openEnvelope } from './envelope';
import { fetchRead } from './fetchRead';
import { type ReadResponse, readFile, readJson } from './readBody';
import type { Sending } from './sentHeaders';
import type { Transport, TransportOptions, TransportRequest } from './Transport';
import { toGatewayError } from './toGatewayError';

/** Creates the transport of one gateway; two transports share nothing. @source spec §7 */
export function createTransport(options: TransportOptions): Transport {
  const http = createHttp(options);
  let isGateway = false;
  const exchange = async <T>(request: TransportRequest, read: (answer: Answer) => T): Promise<T> => {
    const requestId = request.requestId ?? createRequestId();
    let answer: ReadResponse | undefined;
    const readAs = (response: ReadResponse, id: string) => {
      answer = response;
      options.onAnswer?.(id);
      const value = read({ response, requestId: id });
      isGateway = true;
      return value;
    };
    try {
      const early = await earlyAnswerTo(options, request);
      if (early) return readAs(early, early.requestId);
      const token = await askToken(() => options.getAccessToken?.());
      const attempt = (own: string | undefined) => sendWithRetry(http, options, request, { requestId, token: own });
      const first = await attempt(token);
      const renewed = isRefused(first, request) ? await askToken(() => options.renewAccessToken?.(token)) : undefined;
      const response = renewed === undefined || renewed === token ? first : await attempt(renewed);
      return readAs(response, requestId);
    } catch (reason) {
      const error = toGatewayError(reason, request, requestId);
      isGateway ||= error.code !== undefined;
      throw isGateway || error.mistake || error.kind === 'canceled' ? error : await diagnosed(error, options, answer);
    }
  };
  return {
    send: (request) => exchange(request, open),
    download: (request) => exchange(request, (answer) => (isFile(answer) ? readFile(answer.response) : refuse(answer))),
  };
}

// Without a network its code may not come either.
const diagnosed = (error: GatewayError, options: TransportOptions, answer: ReadResponse | undefined) =>
  import('./diagnose').then(
    ({ diagnose }) => diagnose(error, options, answer),
    () => error,
  );

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
  return response.status === 200 && !/^(application\/json|text\/html)/.test(String(response.headers['content-type']));
}

function refuse(answer: Answer): never {
  open(answer);
  throw new GatewayError('server', { msg: 'A file was expected', requestId: answer.requestId });
}

// Elsewhere a 401 means a wrong password, or a token in the address.
function isRefused({ status }: ReadResponse, { path }: TransportRequest): boolean {
  return status === 401 && path.startsWith(`${RESOURCES_PATH}/`);
}

async function sendWithRetry(http: Http, options: TransportOptions, request: TransportRequest, sending: Sending) {
  const lean = request.keepalive || (options.leanReads && request.effect === 'read' && !http.isNeeded());
  const first = await (lean ? fetchRead(options, request, sending) : http.send(request, sending));
  if (request.method !== 'GET' || !RETRY_STATUSES.includes(first.status)) return first;
  return http.send(request, sending);
}
