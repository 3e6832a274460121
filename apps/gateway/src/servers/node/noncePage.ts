import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Connector } from '@corridor/core';
import { pagePolicy } from '../../app/secure';

const zip = promisify(gzip);

/** What the build leaves in the page for a nonce. */
const PLACE = /CORRIDOR_NONCE/g;

/** What the build leaves in the page for the names of what is simulated. */
const SIMULATED = 'name="corridor-simulated" content=""';

/** A page with a nonce of its own, and what is simulated; it is fetched anew every time, as an old nonce would not match a new policy. */
export async function noncePage(
  request: Request,
  file: string,
  simulated: readonly Connector[] = [],
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const page = (await readFile(file, 'utf8'))
    .replace(PLACE, nonce)
    .replace(SIMULATED, SIMULATED.replace('content=""', `content="${simulated.join(',')}"`));
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
