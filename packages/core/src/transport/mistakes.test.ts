import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTransport } from './createTransport';
import type { TransportRequest } from './Transport';

const READ: TransportRequest = { method: 'POST', path: '/api/portal/cms/card/get', body: { id: '1' }, effect: 'read' };

// What a page sees of a gateway that does not let it in: what it asks for is broken off, the address itself answers.
let server: Server;
let baseURL = '';
let letsIn = false;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'GET') response.end('');
    else if (letsIn) response.end(JSON.stringify({ code: '10000', msg: 'OK' }));
    else request.destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseURL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
afterEach(() => vi.unstubAllGlobals());

describe('a gateway that refuses the origin of the page', () => {
  const failureOf = (url: string, transport = createTransport({ baseURL: url, leanReads: true })) =>
    transport.send(READ).catch((error: unknown) => error);

  it('is told from a lost connection, with the origin to add', async () => {
    vi.stubGlobal('location', { origin: 'http://shop.test' });
    const params = { origin: 'http://shop.test', baseURL };
    expect(await failureOf(baseURL)).toMatchObject({ kind: 'misconfigured', mistake: 'cors', params });
    expect(await failureOf('http://127.0.0.1:1')).toMatchObject({ kind: 'network' });
  });

  it('is none where the page itself comes from, nor once it has answered', async () => {
    vi.stubGlobal('location', { origin: baseURL });
    expect(await failureOf(`${baseURL}/`)).toMatchObject({ kind: 'network' });
    vi.stubGlobal('location', { origin: 'http://shop.test' });
    const transport = createTransport({ baseURL, leanReads: true });
    letsIn = true;
    expect(await transport.send(READ)).toBeNull();
    letsIn = false;
    expect(await failureOf(baseURL, transport)).toMatchObject({ kind: 'network' });
  });
});
