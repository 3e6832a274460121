import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Connector } from '@corridor/core';
import { pagePolicy } from '../../app/secure';

const zip = promisify(gzip);

/** What the build leaves in the page for a nonce. */
const PLACE = /CORRIDOR_NONCE/g;

/** What a served page is told of its gateway. */
export interface PageFacts {
  /** What a production simulates. */
  readonly simulated?: readonly Connector[];
  /** True if mails that were not sent can be read. */
  readonly hasMailbox?: boolean;
}

/** Fills a meta element that the build leaves empty. */
const filled = (page: string, name: string, content: string): string =>
  page.replace(`name="${name}" content=""`, `name="${name}" content="${content}"`);

/** A page with a nonce of its own, and facts; it is fetched anew every time, as an old nonce would not match a new policy. */
export async function noncePage(
  request: Request,
  file: string,
  { simulated = [], hasMailbox = false }: PageFacts = {},
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const nonced = (await readFile(file, 'utf8')).replace(PLACE, nonce);
  const said = filled(nonced, 'corridor-simulated', simulated.join(','));
  const page = filled(said, 'corridor-mailbox', hasMailbox ? 'open' : '');
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
