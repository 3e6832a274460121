import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../errors';
import { createTransport } from './createTransport';
import type { TransportOptions, TransportRequest } from './Transport';

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

function transportTo(answer: () => Response, options: Partial<TransportOptions> = {}) {
  const seen: string[] = [];
  const send: typeof fetch = async (input) => {
    seen.push(String(input));
    return answer();
  };
  return {
    transport: createTransport({ baseURL: 'https://gateway.test', fetch: send, leanReads: true, ...options }),
    seen,
  };
}

async function refusal(promise: Promise<unknown>): Promise<GatewayError> {
  const reason: unknown = await promise.catch((error: unknown) => error);
  if (reason instanceof GatewayError) return reason;
  throw new Error(`expected a GatewayError, got ${String(reason)}`);
}

const ok = () => Response.json({ code: '10000', msg: 'OK' });

describe('for a page that was set up wrongly', () => {
  it('sends nothing while the source of tokens fails, and keeps why', async () => {
    const cause = new Error('the token server is away');
    const { transport, seen } = transportTo(ok, { getAccessToken: () => Promise.reject(cause) });
    const error = await refusal(transport.send({ ...READ, effect: 'money' }));
    expect(error).toMatchObject({ kind: 'misconfigured', mistake: 'access-token', cause });
    expect(seen).toHaveLength(0);
  });

  it('keeps why another token could not be had', async () => {
    const cause = new Error('the token server is away');
    const { transport } = transportTo(() => new Response('', { status: 401 }), {
      renewAccessToken: () => Promise.reject(cause),
    });
    expect(await refusal(transport.send(READ))).toMatchObject({ mistake: 'access-token', cause });
  });

  it.each(['gateway.test', 'localhost:8080', 'gateway.test/api'])(
    'names %s, which has no scheme, whatever the page answers there',
    async (baseURL) => {
      for (const answer of [Response.error, () => new Response(null, { status: 404 })]) {
        const { transport } = transportTo(answer, { baseURL });
        const error = await refusal(transport.send({ ...READ, effect: 'money' }));
        expect(error).toMatchObject({ kind: 'misconfigured', mistake: 'base-url', params: { baseURL } });
      }
    },
  );

  const html = { 'content-type': 'text/html; charset=utf-8' };
  it.each([200, 404])('tells a page of HTML with %i from a gateway', async (status) => {
    const { transport } = transportTo(() => new Response('<!doctype html>', { status, headers: html }));
    const error = await refusal(transport.send(READ));
    expect(error).toMatchObject({ kind: 'misconfigured', mistake: 'not-a-gateway', status });
    expect((await refusal(transport.download(READ))).mistake).toBe('not-a-gateway');
  });

  it.each([404, 405])('tells a server of files, which answers %i without a word, from a gateway', async (status) => {
    const { transport } = transportTo(() => new Response(null, { status }), { baseURL: '' });
    expect(await refusal(transport.send(READ))).toMatchObject({ mistake: 'not-a-gateway', params: { baseURL: '' } });
  });

  it('takes the page of a failing proxy for what it is', async () => {
    const { transport } = transportTo(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: html }));
    expect((await refusal(transport.send(READ))).kind).toBe('server');
  });
});
