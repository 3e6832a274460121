import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { RunningServer } from './serve';
import { serveRequests } from './serveRequests';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves the files of a folder on a free loopback port. */
export function serveFolder(folder: string): Promise<RunningServer> {
  return serveRequests((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!isFile(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
}
