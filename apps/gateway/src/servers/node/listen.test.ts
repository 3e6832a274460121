import { afterAll, expect, it } from 'vitest';
import { type Listening, listen } from './listen';

let server: Listening | undefined;

afterAll(() => server?.close(0));

it('tells a browser on a page that asks again, and everybody else in the envelope, that it is starting', async () => {
  server = await listen('127.0.0.1', 0);
  const browser = await fetch(`${server.url}/card`, { headers: { accept: 'text/html,application/xhtml+xml' } });
  expect([browser.status, browser.headers.get('retry-after')]).toEqual([503, '5']);
  expect(browser.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(browser.headers.get('cache-control')).toBe('no-store');
  expect(browser.headers.get('content-security-policy')).toContain("default-src 'self'");
  const page = await browser.text();
  expect(page).toContain('<meta http-equiv="refresh" content="5">');
  expect(page).toContain('Corridor is starting');
  expect(page).not.toContain('<script');
  for (const accept of ['application/json', '*/*']) {
    const call = await fetch(`${server.url}/health/ready`, { headers: { accept } });
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await call.json()).toMatchObject({ code: '50300', kind: 'server', requestId: 'starting' });
  }
});
