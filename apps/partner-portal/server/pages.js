import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const TYPES = { '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** What the pages may do: their own scripts and styles, the styles that carry the nonce, and nothing else. */
const policy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Sends a file of the built portal; a page gets a nonce of its own with every request. */
export async function sendPage(folder, pathname, response) {
  const name = pathname === '/' ? '/index.html' : decodeURIComponent(pathname);
  const body = await readFile(join(folder, normalize(name))).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  const headers = { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' };
  if (extname(name) !== '.html') return response.writeHead(200, headers).end(body);
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, { ...headers, 'cache-control': 'no-store', 'content-security-policy': policy(nonce) });
  return response.end(body.toString().replaceAll('__NONCE__', nonce));
}
