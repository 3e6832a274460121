import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** What a page may do: its own scripts and styles, those that carry the nonce, calls to us and to the gateway. */
const policy = (nonce, gateway) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${gateway}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Sends a file of a built page; HTML gets a nonce of its own with every request. */
export async function sendPage({ folder, gateway }, pathname, response) {
  const name = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
  const body = await readFile(join(folder, normalize(name))).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  const headers = { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' };
  if (extname(name) !== '.html') return response.writeHead(200, headers).end(body);
  const nonce = randomBytes(16).toString('base64');
  const own = { 'cache-control': 'no-store', 'content-security-policy': policy(nonce, gateway) };
  return response.writeHead(200, { ...headers, ...own }).end(body.toString().replaceAll('__NONCE__', nonce));
}
