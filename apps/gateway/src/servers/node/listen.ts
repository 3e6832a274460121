import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Gateway } from '../../app/GatewayOptions';
import { StartError } from '../../app/StartError';
import { startingAnswer } from './startingAnswer';

/** A bound port. Until it knows who answers, every call is told to come back. */
export interface Listening {
  readonly url: string;
  answerWith(fetch: Gateway['fetch']): void;
  /** Takes no more connections and ends each with its last answer; what still runs after so many milliseconds is cut. */
  close(graceMs: number): Promise<void>;
}

/** Binds a port. @throws StartError when it is in use or may not be taken */
export async function listen(host: string, port: number): Promise<Listening> {
  let answer: Gateway['fetch'] = startingAnswer;
  const server = createServer(getRequestListener((request, environment) => answer(request, environment)));
  const close = closing(server);
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  await bind(server, host, port);
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${portOf(server)}`,
    answerWith: (fetch) => {
      answer = fetch;
    },
    close,
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        new StartError(
          isTaken ? `port ${port} on ${host} is in use` : `port ${port} on ${host} cannot be used (${error.code})`,
        ),
      );
    });
    server.listen(port, host, () => resolve());
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || address === null) throw new StartError('the server has no port');
  return address.port;
}

/** Node lets a connection live on after its answer, even while it closes: here each ends with the answer under way. */
function closing(server: Server): Listening['close'] {
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return (graceMs) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const response of open) {
        response.shouldKeepAlive = false;
        // Where the headers had gone out already, the promise to stay open was in them.
        response.once('close', () => setImmediate(() => server.closeIdleConnections()));
      }
    });
}
