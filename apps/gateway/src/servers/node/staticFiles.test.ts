import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { staticFiles } from './staticFiles';

const folder = mkdtempSync(join(tmpdir(), 'corridor-static-'));
const root = join(folder, 'dist');
mkdirSync(join(root, 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><meta nonce="CORRIDOR_NONCE"><meta name="corridor-simulated" content="" /><meta name="corridor-mailbox" content="" />',
);
writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'plain');
writeFileSync(join(root, 'assets', 'app-1a2b.js.br'), 'packed');
const answer = staticFiles(root);

afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  answer(new Request(`http://gateway.test${path}`, { method, headers }));

it('serves a hashed file for ever, and packed to who takes that', async () => {
  const plain = await get('/assets/app-1a2b.js');
  expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await plain?.text()).toBe('plain');
  const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect([packed?.headers.get('content-encoding'), await packed?.text()]).toEqual(['br', 'packed']);
});

it.each(['/', '/login', '/collection/_shops', '/pages/misc/not-found/x'])(
  'answers %s with the page, which is asked for anew',
  async (path) => {
    const page = await get(path);
    expect(page?.headers.get('cache-control')).toBe('no-store');
    expect(await page?.text()).toMatch(/^<!doctype html>/);
  },
);

it('says in the page what a production simulates', async () => {
  const page = await staticFiles(root, { simulated: ['rail', 'rates'] })(new Request('http://gateway.test/login'));
  expect(await page?.text()).toContain('<meta name="corridor-simulated" content="rail,rates" />');
  expect(await (await get('/login'))?.text()).toContain('<meta name="corridor-simulated" content="" />');
});

it('says in the page where mails that were not sent can be read', async () => {
  const page = await staticFiles(root, { hasMailbox: true })(new Request('http://gateway.test/login'));
  expect(await page?.text()).toContain('<meta name="corridor-mailbox" content="open" />');
  expect(await (await get('/login'))?.text()).toContain('<meta name="corridor-mailbox" content="" />');
});

it('packs the page for who takes that', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(page?.headers.get('content-encoding')).toBe('gzip');
  const text = gunzipSync(new Uint8Array((await page?.arrayBuffer()) ?? new ArrayBuffer(0))).toString();
  expect(text).toMatch(/^<!doctype html><meta nonce="[\w-]{22}"><meta /);
});

it.each(['/missing.js', '/api/nothing', '/issuing/card', '/%00', '/%'])('has nothing at %s', async (path) => {
  expect(await get(path)).toBeNull();
});

it.each(['/../secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  'never leaves its folder: %s',
  async (path) => {
    expect((await (await get(path))?.text()) ?? '').not.toContain('secret');
  },
);

it('gives every page a nonce of its own, which its policy names', async () => {
  const nonces = await Promise.all(
    ['/', '/login', '/index.html'].map(async (path) => {
      const page = await get(path);
      const nonce = /nonce="([\w-]{22})"/.exec((await page?.text()) ?? '')?.[1];
      const policy = page?.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(policy).not.toContain('unsafe');
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

it('sends nothing again that has not changed, and no body for HEAD', async () => {
  const tag = (await get('/assets/app-1a2b.js'))?.headers.get('etag') ?? '';
  expect((await get('/assets/app-1a2b.js', { 'if-none-match': tag }))?.status).toBe(304);
  expect(await (await get('/', {}, 'HEAD'))?.text()).toBe('');
});
