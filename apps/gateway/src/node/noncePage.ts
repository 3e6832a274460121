import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pagePolicy } from '../app/secure';

/** What the build leaves in the page for a nonce. */
const PLACE = /CORRIDOR_NONCE/g;

/** A page with a nonce of its own; it is fetched anew every time, as an old nonce would not match a new policy. */
export async function noncePage(request: Request, file: string): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const page = (await readFile(file, 'utf8')).replace(PLACE, nonce);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(nonce),
  };
  return new Response(request.method === 'HEAD' ? null : page, { headers });
}
