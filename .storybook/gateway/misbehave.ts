import { GatewayError, type Transport, type TransportRequest } from '@corridor/core';
import type { GatewayMode } from './mode';

const REQUEST_ID = 'SA0421767225600000';
const SLOW_MS = 1500;

const ERRORS = {
  failing: () =>
    new GatewayError('server', { msg: 'Service Currently Unavailable', status: 503, requestId: REQUEST_ID }),
  unauthorized: () =>
    new GatewayError('unauthorized', { msg: 'Request Unauthorized', status: 401, requestId: REQUEST_ID }),
  limited: () =>
    new GatewayError('rate-limited', {
      msg: 'Too many attempts',
      status: 429,
      requestId: REQUEST_ID,
      retryAfterSeconds: 90,
    }),
};

/** Waits, or for ever where no time is given, and gives up when the caller does. */
function wait({ signal }: TransportRequest, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const canceled = () => reject(new GatewayError('canceled', { msg: 'Request canceled', requestId: REQUEST_ID }));
    if (milliseconds !== undefined) setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', canceled);
  });
}

async function beforeAnswer(mode: GatewayMode, request: TransportRequest): Promise<void> {
  if (mode === 'slow') await wait(request, SLOW_MS);
  if (mode === 'pending') await wait(request);
  if (mode === 'failing' || mode === 'unauthorized' || mode === 'limited') throw ERRORS[mode]();
}

function emptyAnswer({ path }: TransportRequest): unknown {
  if (path.endsWith('/page')) return { items: [], page: 1, size: 10, total: 0 };
  return path.endsWith('/list') ? [] : undefined;
}

/** The layer under a client that makes a working gateway slow, failing, closed, silent, empty or full. */
export function misbehave(mode: GatewayMode): (transport: Transport) => Transport {
  if (mode === 'live') return (transport) => transport;
  return (transport) => ({
    send: async (request) => {
      await beforeAnswer(mode, request);
      return (mode === 'empty' ? emptyAnswer(request) : undefined) ?? transport.send(request);
    },
    download: async (request) => {
      await beforeAnswer(mode, request);
      return transport.download(request);
    },
  });
}
