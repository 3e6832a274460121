import { describe, expect, it } from 'vitest';
import { GatewayError } from '../errors';
import { createTransport } from './createTransport';
import type { TransportOptions, TransportRequest } from './Transport';

type Answer = (request: Request) => Response | Promise<Response>;

const READ: TransportRequest = { method: 'POST', path: '/api/portal/cms/card/get', body: { id: '1' }, effect: 'read' };

function transportWith(answer: Answer, options: Partial<TransportOptions>) {
  const seen: Request[] = [];
  const transport = createTransport({
    baseURL: 'https://gateway.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      seen.push(request);
      return answer(request);
    },
    ...options,
  });
  return { transport, seen };
}

function ok(payload: object): Response {
  return Response.json({ code: '10000', msg: 'OK', ...payload });
}

async function refusal(promise: Promise<unknown>): Promise<GatewayError> {
  const reason: unknown = await promise.then(
    () => 'resolved',
    (error: unknown) => error,
  );
  if (reason instanceof GatewayError) return reason;
  throw new Error(`expected a GatewayError, got ${String(reason)}`);
}

describe.each([
  ['every call by axios', {}],
  ['reads by the page’s own fetch until axios is needed', { leanReads: true }],
] as const)('createTransport, %s', (_way, way) => {
  const transportTo = (answer: Answer, options: Partial<TransportOptions> = {}) =>
    transportWith(answer, { ...way, ...options });

  // @spec 7.envelope
  it('opens data and dto alike', async () => {
    expect(await transportTo(() => ok({ data: { a: 1 } })).transport.send(READ)).toEqual({ a: 1 });
    expect(await transportTo(() => ok({ dto: { a: 1 } })).transport.send(READ)).toEqual({ a: 1 });
  });

  // @spec 3.payload.request-id 7.json
  it('sends JSON, the token and a request id of the specified form', async () => {
    const { transport, seen } = transportTo(() => ok({}), { getAccessToken: async () => 'secret' });
    await transport.send(READ);
    const request = seen[0];
    expect(request?.url).toBe('https://gateway.test/api/portal/cms/card/get');
    expect(request?.headers.get('access_token')).toBe('secret');
    expect(request?.headers.get('content-type')).toContain('application/json');
    expect(request?.headers.get('request_id')).toMatch(/^SA\d{3}\d{13}$/);
    expect(await request?.json()).toEqual({ id: '1' });
  });

  it('sends no token header when there is none', async () => {
    const { transport, seen } = transportTo(() => ok({}), { getAccessToken: () => undefined });
    await transport.send(READ);
    expect(seen[0]?.headers.has('access_token')).toBe(false);
  });

  // @spec 6.development-host 7.issuing
  it('marks calls of a development host and sends its card calls to the local service', async () => {
    const development = { partnerId: 'P1', issuingURL: 'http://localhost:8080/issuing' };
    const { transport, seen } = transportTo(() => ok({}), { development });
    await transport.send(READ);
    await transport.send({ ...READ, path: '/api/dashboard/app/user/query?access_token=x' });
    expect(seen[0]?.url).toBe('http://localhost:8080/issuing/card/get');
    expect(seen[0]?.headers.get('partner_id')).toBe('P1');
    expect(seen[0]?.headers.get('source')).toBe('CMP');
    expect(seen[1]?.headers.has('partner_id')).toBe(false);
    expect(seen[1]?.headers.has('source')).toBe(false);
  });

  // @spec 7.retry
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries a GET once more on %i', async (status) => {
    const { transport, seen } = transportTo(() => (seen.length === 1 ? new Response('', { status }) : ok({ data: 7 })));
    expect(await transport.send({ ...READ, method: 'GET', body: undefined })).toBe(7);
    expect(seen).toHaveLength(2);
  });

  // @spec 7.no-retry
  it.each([
    ['GET', 404],
    ['POST', 503],
    ['DELETE', 503],
  ] as const)('tries %s %i only once', async (method, status) => {
    const { transport, seen } = transportTo(() => new Response('', { status }));
    await refusal(transport.send({ ...READ, method, body: undefined }));
    expect(seen).toHaveLength(1);
  });

  it('gives up a GET after its second failure', async () => {
    const { transport, seen } = transportTo(() => new Response('', { status: 503, statusText: 'Unavailable' }));
    const error = await refusal(transport.send({ ...READ, method: 'GET', body: undefined }));
    expect(error).toMatchObject({ kind: 'server', msg: 'Unavailable', status: 503 });
    expect(seen).toHaveLength(2);
  });

  it('asks the browser to deliver a call that its page does not wait for', async () => {
    const { transport, seen } = transportTo(() => ok({}));
    await transport.send({ ...READ, effect: 'write', keepalive: true });
    await transport.send(READ);
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  // @spec 8.canceled
  it('rejects an aborted call as canceled', async () => {
    const controller = new AbortController();
    const { transport } = transportTo((request) => {
      controller.abort();
      return Promise.reject(request.signal.reason);
    });
    const error = await refusal(transport.send({ ...READ, signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'canceled', msg: 'Request canceled' });
  });

  // @spec 8.network
  it('names a lost connection, and an unknown outcome where money may have moved', async () => {
    const { transport } = transportTo(() => Promise.reject(new TypeError('fetch failed')));
    expect(await refusal(transport.send(READ))).toMatchObject({ kind: 'network', msg: 'Network Error' });
    const money = await refusal(transport.send({ ...READ, effect: 'money', requestId: 'SA0011' }));
    expect(money).toMatchObject({ kind: 'unknown-outcome', requestId: 'SA0011' });
  });

  // @spec 7.timeout
  it.each([
    ['read', 'timeout'],
    ['write', 'timeout'],
    ['money', 'unknown-outcome'],
  ] as const)('names a %s that takes too long %s', async (effect, kind) => {
    const { transport, seen } = transportTo(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
      { timeoutMs: 20 },
    );
    expect(await refusal(transport.send({ ...READ, effect }))).toMatchObject({ kind });
    // Held until then: nothing else holds a request that nobody sends, and with it would go the signal that it waits for.
    expect(seen.length).toBeGreaterThan(0);
  });

  it('keeps secrets of the request out of the error', async () => {
    const { transport } = transportTo(() => Promise.reject(new TypeError('fetch failed')), {
      getAccessToken: () => 'secret-token',
    });
    const error = await refusal(transport.send({ ...READ, body: { password: 'secret-password' } }));
    const everything = JSON.stringify([error, error.cause, Object.values(error), String(error.cause)]);
    expect(everything).not.toContain('secret');
  });

  // @spec 7.envelope 8.unauthorized 8.other
  it('speaks msg, else status text, else the fallback word', async () => {
    const speak = async (response: Response) => (await refusal(transportTo(() => response).transport.send(READ))).msg;
    expect(await speak(Response.json({ code: '40100', msg: 'Session ended' }, { status: 401 }))).toBe('Session ended');
    expect(await speak(new Response('', { status: 401, statusText: 'Unauthorized' }))).toBe('Unauthorized');
    expect(await speak(new Response('', { status: 401 }))).toBe('Request Unauthorized');
    expect(await speak(new Response('', { status: 500 }))).toBe('message');
  });

  it('carries fields and Retry-After', async () => {
    const body = { code: '42900', msg: 'Slow down', fields: [{ path: 'data.a', reason: 'x' }] };
    const { transport } = transportTo(() => Response.json(body, { status: 429, headers: { 'retry-after': '30' } }));
    const error = await refusal(transport.send(READ));
    expect(error).toMatchObject({ kind: 'rate-limited', code: '42900', retryAfterSeconds: 30, fields: body.fields });
  });

  describe('after a 401', () => {
    const refused = () => Response.json({ code: '40100', msg: 'This embed session has ended' }, { status: 401 });
    const byToken = (request: Request) => (request.headers.get('access_token') === 'new' ? ok({ data: 7 }) : refused());

    it.each(['read', 'write', 'money'] as const)(
      'sends a %s once more under its request id with the token renewed',
      async (effect) => {
        const renewals: (string | undefined)[] = [];
        const { transport, seen } = transportTo(byToken, {
          getAccessToken: () => 'old',
          renewAccessToken: async (token) => {
            renewals.push(token);
            return 'new';
          },
        });
        expect(await transport.send({ ...READ, effect, requestId: 'SA0011' })).toBe(7);
        expect(renewals).toEqual(['old']);
        expect(seen.map(({ headers }) => headers.get('request_id'))).toEqual(['SA0011', 'SA0011']);
        expect(await Promise.all(seen.map((request) => request.json()))).toEqual([{ id: '1' }, { id: '1' }]);
      },
    );

    it.each([
      ['the same token', 'old', 1],
      ['no token', undefined, 1],
      ['another that is refused too', 'other', 2],
    ])('is final when the renewal yields %s', async (_what, token, sent) => {
      const { transport, seen } = transportTo(byToken, {
        getAccessToken: () => 'old',
        renewAccessToken: async () => token,
      });
      const error = await refusal(transport.send({ ...READ, effect: 'money' }));
      expect([error.kind, error.msg, seen.length]).toEqual(['unauthorized', 'This embed session has ended', sent]);
    });

    it('never sends a write again whose answer was lost', async () => {
      const { transport, seen } = transportTo(() => Promise.reject(new TypeError('fetch failed')), {
        getAccessToken: () => 'old',
        renewAccessToken: async () => 'new',
      });
      expect((await refusal(transport.send({ ...READ, effect: 'money' }))).kind).toBe('unknown-outcome');
      expect(seen).toHaveLength(1);
    });

    it('leaves a wrong password alone', async () => {
      const { transport, seen } = transportTo(refused, {
        getAccessToken: () => 'old',
        renewAccessToken: async () => 'new',
      });
      await refusal(transport.send({ ...READ, path: '/api/dashboard/login-corridor' }));
      expect(seen).toHaveLength(1);
    });
  });

  // @spec 7.export
  it('downloads a file by its name, and opens the envelope of a refusal', async () => {
    const csv = () =>
      new Response('a,b', {
        headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="cards.csv"' },
      });
    const file = await transportTo(csv).transport.download(READ);
    expect(file).toMatchObject({ name: 'cards.csv', contentType: 'text/csv' });
    expect(await file.blob.text()).toBe('a,b');
    const refused = () => Response.json({ code: '40300', msg: 'No' }, { status: 403 });
    expect(await refusal(transportTo(refused).transport.download(READ))).toMatchObject({
      kind: 'forbidden',
      msg: 'No',
    });
  });
});
