import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { refused, writeEnvelope } from '../app/envelope';
import type { Gateway } from '../app/GatewayOptions';
import { unavailable } from '../app/refusals';
import { StartError } from './StartError';

/** A bound port. Until it knows who answers, every call is told to come back. */
export interface Listening {
  readonly url: string;
  answerWith(fetch: Gateway['fetch']): void;
  close(): Promise<void>;
}

const GRACE_MS = 10_000;

/** Binds a port. @throws StartError when it is in use or may not be taken */
export async function listen(host: string, port: number): Promise<Listening> {
  let answer: Gateway['fetch'] = async () => writeEnvelope(refused(unavailable(), 'starting'));
  const server = createServer(getRequestListener((request, environment) => answer(request, environment)));
  server.requestTimeout = 120_000;
  server.headersTimeout = 20_000;
  await bind(server, host, port);
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${portOf(server)}`,
    answerWith: (fetch) => {
      answer = fetch;
    },
    close: () => closed(server),
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

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
