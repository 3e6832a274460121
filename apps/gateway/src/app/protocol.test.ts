import { resources } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../testing/databases';
import { newPartner } from '../testing/newPartner';
import { post } from '../testing/post';

/** What the world outside does, by the names that it is set off by. */
const SANDBOX_EVENTS = [
  'deposit-arrives',
  'collection-arrives',
  'card-authorization',
  'card-clearing',
  'card-reversal',
  'card-refund',
  'card-expiry',
  'review-decision',
  'rail-accepts',
  'rail-completes',
  'rail-fails',
  'move-clock',
  'audit-books',
];

describe.each(DATABASES)('the protocol on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let token: string;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open({ issuingAlias: true });
    token = await (await newPartner(testGateway)).tokenOf('administrator');
  });

  const operations = Object.values(resources).flatMap(({ segment, verbs, calls, callsById }) =>
    [...verbs].flatMap((verb) => {
      const methods = verb === 'call' ? calls : verb === 'call-by-id' ? callsById : [undefined];
      return [...methods].map((method) => [`${segment}/${verb}`, method] as const);
    }),
  );

  it.each(operations)('mounts what core declares: %s %s', async (path, method) => {
    const body = path.endsWith('/upload') ? new FormData() : { method };
    const { status, envelope } = await post(testGateway, `/api/portal/cms/${path}`, body, { access_token: token });
    expect([200, 404, 422]).toContain(status);
    expect(envelope.code).not.toBe('40401');
  });

  it('has every operation in its OpenAPI document', async () => {
    const response = await testGateway.gateway.fetch(new Request('http://gateway.test/openapi.json'));
    const { openapi, paths } = await response.json();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(operations.map(([path]) => `/api/portal/cms/${path}`)));
    expect(JSON.stringify(paths['/api/portal/cms/card/create'])).toContain('holderName');
  });

  it('has a page to read each resource of that document at, and one that leads to them', async () => {
    const open = async (path: string) => {
      const response = await testGateway.gateway.fetch(new Request(`http://gateway.test${path}`));
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining('text/html'),
      ]);
      return response.text();
    };
    const index = await open('/docs');
    const links = [...index.matchAll(/href="(\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
    const pages = await Promise.all(links.map(open));
    for (const [path] of operations) {
      const at = `/docs/${path.split('/')[0]}`;
      expect(pages.filter((page) => page.includes(`/api/portal/cms/${path}<`))).toEqual([pages[links.indexOf(at)]]);
    }
    expect(Math.max(...[index, ...pages].map((page) => page.length))).toBeLessThan(400_000);
    const unknown = await testGateway.gateway.fetch(new Request('http://gateway.test/docs/unicorn'));
    expect(unknown.status).toBe(404);
  });

  it('has the sandbox in its OpenAPI document where that is on, and there only', async () => {
    const pathsOf = async ({ gateway }: TestGateway) => {
      const response = await gateway.fetch(new Request('http://gateway.test/openapi.json'));
      return Object.keys((await response.json()).paths).filter((path) => path.startsWith('/api/sandbox/'));
    };
    expect(await pathsOf(testGateway)).toEqual([]);
    const open = await pathsOf(await database.open({ sandbox: true }));
    expect(open).toEqual(expect.arrayContaining(SANDBOX_EVENTS.map((event) => `/api/sandbox/${event}`)));
    for (const path of open) {
      const answer = await post(testGateway, path, {}, { access_token: token });
      expect([path, answer.status, answer.envelope.msg]).toEqual([path, 404, 'There is nothing at this address']);
    }
  });

  // @spec 7.issuing
  it('answers card calls under the alias of a development host', async () => {
    const { status } = await post(testGateway, '/issuing/card/page', { page: 1, size: 10 }, { access_token: token });
    expect(status).toBe(200);
  });

  it.each([
    ['POST', '/api/portal/cms/card/burn', 404, 'The resource card has no verb burn'],
    ['POST', '/api/portal/cms/unicorn/page', 404, 'There is no resource unicorn'],
    ['GET', '/api/portal/cms/card/page', 405, 'This address takes POST only'],
    ['POST', '/nowhere', 404, 'There is nothing at this address'],
  ])('says why nothing answers: %s %s', async (method, path, status, msg) => {
    const response = await testGateway.gateway.fetch(new Request(`http://gateway.test${path}`, { method }));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ msg, requestId: expect.stringMatching(/^SA\d{3}\d{13}$/) });
  });

  it('refuses a call of a resource that has none of this name', async () => {
    const id = '0198a000-0000-7000-8000-00000000000f';
    const body = { id, method: 'burn', params: {} };
    const { status, envelope } = await post(testGateway, '/api/portal/cms/card/call-by-id', body, {
      access_token: token,
    });
    expect([status, envelope.msg]).toEqual([404, 'The resource card has no call of this name']);
  });

  it.each(['', 'x'.repeat(200), 'a wrong token'])('lets nobody in with the token "%s"', async (wrong) => {
    const { status, envelope } = await post(testGateway, '/api/portal/cms/card/page', {}, { access_token: wrong });
    expect([status, envelope.msg, envelope.kind]).toEqual([401, 'Request Unauthorized', 'unauthorized']);
  });

  it('forbids browsers to guess, frame, cache or pass on what it answers', async () => {
    const { headers } = await post(
      testGateway,
      '/api/portal/cms/card/page',
      { page: 1, size: 10 },
      { access_token: token },
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it('writes no token, body or query into its log', async () => {
    const lines: unknown[] = [];
    const line = (event: string, fields: object = {}) => lines.push([event, fields]);
    const database = await open();
    const logged = await database.open({ logger: { info: line, warn: line, error: line } });
    await post(logged, `/api/dashboard/app/user/query?access_token=${token}`, null);
    await post(logged, '/api/dashboard/login-corridor', { username: 'someone@test.example', password: 'a-password' });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|someone|a-password|access_token`));
  });
});
