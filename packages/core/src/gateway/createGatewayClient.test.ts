import { describe, expect, it } from 'vitest';
import { createGatewayClient } from './createGatewayClient';

function recordingClient(locale?: string, getAccessToken?: () => string) {
  const seen: { url: string; method: string; headers: Headers; body: unknown }[] = [];
  const client = createGatewayClient({
    baseURL: 'https://gateway.test',
    getLocale: () => locale,
    ...(getAccessToken && { getAccessToken }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
      const text = isForm ? '' : await request.clone().text();
      const body: unknown = isForm ? Object.fromEntries(await request.formData()) : text && JSON.parse(text);
      seen.push({ url: request.url, method: request.method, headers: request.headers, body });
      return Response.json({ code: '10000', msg: 'OK', data: null });
    },
  });
  return { client, seen };
}

describe('createGatewayClient', () => {
  // @spec 3.payload.language
  it.each([
    [undefined, 'en'],
    ['en-GB', 'en'],
    ['fr', 'fr'],
    ['zh', 'zh_CN'],
    ['zh-TW', 'zh_CN'],
    ['zh-Hans-CN', 'zh_CN'],
  ])('adds the language of locale %s as %s', async (locale, language) => {
    const { client, seen } = recordingClient(locale);
    await client.cards.page({ page: 1, size: 10 });
    expect(seen[0]?.body).toEqual({ language, page: 1, size: 10 });
  });

  // @spec 7.card.*
  it('speaks the eleven verbs of the card service', async () => {
    const { client, seen } = recordingClient();
    await client.cards.list();
    await client.cards.get('c1');
    await client.cards.getBy({ bin: '424242', last4: '4242' });
    await client.cards.call('bins', {});
    await client.cards.callById('c1', 'block', { reason: 'stolen' });
    await client.cards.update('c1', { label: 'Ads' });
    await client.cards.delete('c1');
    expect(seen.map(({ url, body }) => [new URL(url).pathname, body])).toEqual([
      ['/api/portal/cms/card/list', { language: 'en' }],
      ['/api/portal/cms/card/get', { language: 'en', id: 'c1' }],
      ['/api/portal/cms/card/get-by', { language: 'en', key: { bin: '424242', last4: '4242' } }],
      ['/api/portal/cms/card/call', { language: 'en', method: 'bins', params: {} }],
      ['/api/portal/cms/card/call-by-id', { language: 'en', id: 'c1', method: 'block', params: { reason: 'stolen' } }],
      ['/api/portal/cms/card/update', { language: 'en', id: 'c1', data: { label: 'Ads' } }],
      ['/api/portal/cms/card/delete', { language: 'en', id: 'c1' }],
    ]);
  });

  // @spec 7.upload
  it('uploads as a form', async () => {
    const { client, seen } = recordingClient('zh');
    await client.cards.upload(new File(['x'], 'a.pdf'), { cardId: 'c1' });
    expect(seen[0]?.body).toMatchObject({ language: 'zh_CN', data: '{"cardId":"c1"}' });
    expect(seen[0]?.body).toHaveProperty('file.name', 'a.pdf');
  });

  // @spec 3.payload.login 7.call.login
  it('signs in with the score in a header and the product in the path', async () => {
    const { client, seen } = recordingClient();
    await client.session.login({ username: 'u', password: 'p' }, { score: '0.9' });
    expect(seen[0]?.url).toBe('https://gateway.test/api/dashboard/login-corridor');
    expect(seen[0]?.headers.get('g_score')).toBe('0.9');
    expect(seen[0]?.body).toEqual({ username: 'u', password: 'p' });
  });

  it('sends a cardholder’s calls with the card token alone, beside an operator who is signed in', async () => {
    const { client, seen } = recordingClient('en', () => 'operator');
    await client.cards.list();
    await client.balanceInquiry.open({ cardNumber: '4242424242424242', expiry: '2099-12' });
    await client.balanceInquiry.query({ cardToken: 'card' });
    await client.balanceInquiry.close({ cardToken: 'card' });
    expect(seen.map(({ headers }) => headers.get('access_token'))).toEqual(['operator', null, null, null]);
    expect(seen.map(({ url }) => new URL(url).searchParams.get('access_token'))).toEqual([null, null, 'card', 'card']);
  });

  it('tells the end of an inquiry as what is not there, never as the end of the operator’s session', async () => {
    const envelope = { code: '40100', msg: 'Request Unauthorized' };
    const renewed: unknown[] = [];
    const client = createGatewayClient({
      baseURL: 'https://gateway.test',
      getAccessToken: () => 'operator',
      renewAccessToken: async (refused) => void renewed.push(refused),
      fetch: async () => Response.json(envelope, { status: 401 }),
    });
    await expect(client.balanceInquiry.query({ cardToken: 'card' })).rejects.toMatchObject({
      kind: 'not-found',
      code: '40100',
      status: 401,
      msg: 'Request Unauthorized',
    });
    await expect(client.cards.list()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(renewed).toEqual(['operator']);
  });

  // @spec 3.payload.change-password 7.call.forgot-password 7.call.verify-reset-code 7.call.change-password
  // @spec 7.call.logout 7.call.user-query
  it('sends the session calls of the specification', async () => {
    const { client, seen } = recordingClient();
    await client.session.query({ token: 'a&b' });
    await client.session.logout({ token: 't' });
    await client.session.changePassword({ oldPassword: 'o', newPassword: 'n' }, { token: 't' });
    expect(seen.map(({ method, url }) => `${method} ${url.replace('https://gateway.test', '')}`)).toEqual([
      'POST /api/dashboard/app/user/query?access_token=a%26b',
      'DELETE /api/dashboard/logout?access_token=t',
      'POST /api/dashboard/app/user/changePassword?access_token=t',
    ]);
    expect(seen[2]?.body).toEqual({ token: 't', old_password: 'o', new_password: 'n' });
  });
});
