import { resources } from '@corridor/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestGateway } from '../testing/databases';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { post } from '../testing/post';

const paths = [
  ...Object.values(resources).flatMap(({ segment, verbs }) =>
    [...verbs].map((verb) => `/api/portal/cms/${segment}/${verb}`),
  ),
  '/api/dashboard/login-corridor',
  '/api/dashboard/forgot-password-booster',
  '/api/dashboard/verify-reset-code-booster',
  '/api/dashboard/app/user/changePassword',
  '/api/dashboard/app/user/changeEmail',
  '/api/dashboard/confirm-email',
  '/api/dashboard/undo-email',
];

const HOSTILE = [
  "'; DROP TABLE card; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'nul\0byte',
  '\ud800',
  '\u202e',
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  '1e999',
  'NaN',
  '0198a000-0000-7000-8000-00000000000f',
];

const scalar = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE, null, true, -1, 0, 1e308, 2 ** 53, 0.1, [], {}),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 12 }), scalar, { maxKeys: 4 }),
);
const FIELDS = [
  'page',
  'size',
  'filter',
  'sort',
  'id',
  'key',
  'method',
  'params',
  'data',
  'language',
  'columns',
  'zone',
  'username',
  'password',
  'email',
  'code',
  'new_password',
  'old_password',
  '__proto__',
];
const objects = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 });
const near = fc.record({
  page: fc.oneof(fc.constant<unknown>(1), value),
  size: fc.oneof(fc.constant<unknown>(10), value),
  filter: fc.dictionary(
    fc.constantFrom('search', 'last4', 'merchantId', 'status', 'currency', 'shared', 'createdAt', 'type'),
    value,
    { maxKeys: 3 },
  ),
});

describe.each(DATABASES)('bad input on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let token: string;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
    await partner.addCards([{}]);
    token = await partner.tokenOf('administrator');
  });

  const send = (path: string, content: BodyInit | object | null) =>
    post(testGateway, path, content, { access_token: token });
  const cards = () =>
    testGateway.db.single(
      sql`SELECT md5(string_agg(card::text, '' ORDER BY id)) AS sum FROM card WHERE partner_id = ${partner.partnerId}`,
    );

  it('gets an envelope, never a failure of ours, and changes nothing', async () => {
    const before = await cards();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(objects, near).map((record) => JSON.stringify(record)),
        async (path, content) => {
          const { status, envelope } = await send(path, content);
          expect(status).toBeLessThan(500);
          expect(envelope).toMatchObject(
            status === 200 ? {} : { code: expect.any(String), msg: expect.any(String), kind: expect.any(String) },
          );
        },
      ),
      { numRuns: 250 },
    );
    expect(await cards()).toEqual(before);
  });

  it.each([
    ['no JSON', '{"page": 1', 400],
    ['a list', '[1]', 400],
    ['a number', '7', 400],
    ['a NUL', '{"filter":{"search":"a\\u0000b"},"page":1,"size":10}', 400],
    ['half a surrogate pair', '{"filter":{"search":"\\ud800"},"page":1,"size":10}', 400],
    ['a depth of 100 000', `${'{"filter":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 413],
    ['a depth of 10 000', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['300 kB', JSON.stringify({ filter: { search: 'x'.repeat(300_000) } }), 413],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['an unknown field', { page: 1, size: 10, extra: true }, 422],
    ['a number as text', { page: '1', size: 10 }, 422],
    ['a huge page', { page: 1e12, size: 10 }, 422],
    [
      'a day that is not',
      {
        page: 1,
        size: 10,
        filter: { createdAt: { from: '2026-02-31T00:00:00Z', to: '2026-03-01T00:00:00Z', zone: 'UTC' } },
      },
      422,
    ],
    [
      'a range that ends before it begins',
      {
        page: 1,
        size: 10,
        filter: { createdAt: { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z', zone: 'UTC' } },
      },
      422,
    ],
  ])('refuses %s with one clear error', async (_what, content, status) => {
    const answer = await send('/api/portal/cms/card/page', content);
    expect(answer.status).toBe(status);
    expect(answer.envelope).toMatchObject({ kind: 'validation', msg: expect.stringMatching(/\w/) });
    expect(answer.envelope.fields).toMatchObject([
      { path: expect.stringMatching(/./), reason: expect.stringMatching(/\w/) },
    ]);
  });

  it.each([
    ['a NUL', { data: { label: 'nul\0byte' } }, 'label'],
    [
      'half a surrogate pair',
      { data: { limits: { daily: { amount: '\ud800', currency: 'USD' } } } },
      'limits.daily.amount',
    ],
    ['a NUL in a list', { filter: { currency: ['USD', '\0'] } }, 'filter.currency.1'],
  ])('names the field that holds %s', async (_what, body, path) => {
    const { status, envelope } = await send('/api/portal/cms/card/update', body);
    expect([status, envelope.fields]).toMatchObject([400, [{ path, reason: expect.stringMatching(/\w/) }]]);
  });

  it('names each field that is wrong', async () => {
    const { envelope } = await send('/api/portal/cms/card/page', {
      page: 0,
      size: 'ten',
      filter: { status: ['melted'] },
    });
    expect(envelope.fields).toMatchObject([{ path: 'page' }, { path: 'size' }, { path: 'filter.status.0' }]);
  });

  it('takes JSON as JSON and forms as forms only', async () => {
    const text = await post(testGateway, '/api/portal/cms/card/page', '{}', {
      access_token: token,
      'content-type': 'text/plain',
    });
    const upload = await send('/api/portal/cms/card/upload', { data: {} });
    expect([text.status, upload.status]).toEqual([415, 415]);
    const broken = await post(testGateway, '/api/portal/cms/card/upload', 'nothing', {
      access_token: token,
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
  });
});
