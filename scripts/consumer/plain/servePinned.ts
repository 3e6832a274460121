import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Integrity } from '../../build/browserFile';
import type { RunningServer } from '../../servers/serve';
import { serveRequests } from '../../servers/serveRequests';
import { PAGE_SCRIPT, pinnedPage, SCRIPTS } from './plainFiles';

const SCRIPT = { 'content-type': 'text/javascript' };

/** A hash that no file has. */
const OTHER = `sha384-${Buffer.alloc(48).toString('base64')}`;

function sendPage(response: ServerResponse, { html, policy }: ReturnType<typeof pinnedPage>): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
}

/** Serves the page, the installed file and its parts as they are; `/other.html` pins another file than there is. */
export function servePinned(folder: string, integrity: Integrity): Promise<RunningServer> {
  return serveRequests((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/index.html') return sendPage(response, pinnedPage(integrity));
    if (pathname === '/other.html') return sendPage(response, pinnedPage(integrity, OTHER));
    if (pathname === '/page.js') return response.writeHead(200, SCRIPT).end(PAGE_SCRIPT);
    const file = join(folder, pathname.slice(SCRIPTS.length));
    if (!pathname.startsWith(SCRIPTS) || !existsSync(file)) return response.writeHead(404).end();
    return createReadStream(file).pipe(response.writeHead(200, SCRIPT));
  });
}
