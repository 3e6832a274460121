import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pagePolicy } from '../../app/secure';

const zip = promisify(gzip);

/** What the build leaves in the page for a nonce. */
const PLACE = /CORRIDOR_NONCE/g;

/** A page with a nonce of its own; it is fetched anew every time, as an old nonce would not match a new policy. */
export async function noncePage(request: Request, file: string): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const page = (await readFile(file, 'utf8')).replace(PLACE, nonce);
  const packed = (request.headers.get('accept-encoding') ?? '').includes('gzip');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    'content-security-policy': pagePolicy(nonce),
    ...(packed && { 'content-encoding': 'gzip' }),
  };
  const body = packed ? new Uint8Array(await zip(page)) : page;
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
