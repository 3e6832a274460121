import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { noncePage, type PageFacts } from './noncePage';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

// A bundler writes a hash into the names of these, so that a changed file has another address.
const HASHED = /^\/assets\//;

/** Serves the files of a built page, which says what is particular here: what is not a file is the page itself, whose router knows the address. */
export function staticFiles(directory: string, facts: PageFacts = {}): (request: Request) => Promise<Response | null> {
  const root = normalize(directory);
  return async (request) => {
    const path = pathOf(request);
    if (path === null) return null;
    const file = await found(join(root, path));
    if (file?.startsWith(root + sep) && extname(file) !== '.html') return answer(request, file, HASHED.test(path));
    const isPage = extname(path) === '' && !path.startsWith('/api/') && !path.startsWith('/issuing/');
    const index = isPage || path === '/index.html' ? await found(join(root, 'index.html')) : null;
    return index ? noncePage(request, index, facts) : null;
  };
}

function pathOf(request: Request): string | null {
  try {
    const path = decodeURIComponent(new URL(request.url).pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function found(path: string): Promise<string | null> {
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() ? path : null;
}

async function answer(request: Request, file: string, isImmutable: boolean): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const headers = new Headers({
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  });
  for (const [encoding, suffix] of ENCODINGS) {
    const packed = accepted.includes(encoding) ? await found(file + suffix) : null;
    if (!packed) continue;
    headers.set('content-encoding', encoding);
    return send(request, packed, headers);
  }
  return send(request, file, headers);
}

async function send(request: Request, file: string, headers: Headers): Promise<Response> {
  const { size, mtimeMs } = await stat(file);
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  headers.set('etag', tag);
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(streamOf(file), { headers });
}

// Node's own web stream is the platform's ReadableStream; only the two declarations of its type differ.
function streamOf(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;
}
