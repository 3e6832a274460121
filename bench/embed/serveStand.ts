import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveRequests } from '../../scripts/servers/serveRequests';

/** What the far end answers, by path: a JSON value. */
export type Answers = Readonly<Record<string, unknown>>;

/** A served page and its far end on one origin. */
export interface Stand {
  readonly url: string;
  /** What was asked for and is not there. */
  readonly missed: readonly string[];
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

interface File {
  readonly type: string;
  readonly body: Buffer;
}

/** Every file of a folder, compressed once, so that no request waits for it. */
function compressedFiles(folder: string): ReadonlyMap<string, File> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(
    files.map((path) => {
      const body = gzipSync(readFileSync(join(folder, path)), { level: 9 });
      return [`/${path}`, { type: TYPES[extname(path)] ?? 'application/octet-stream', body }] as const;
    }),
  );
}

/** Serves a built page, compressed, and the answers of its far end on a free loopback port. */
export async function serveStand(folder: string, answers: Answers): Promise<Stand> {
  const files = compressedFiles(folder);
  const missed: string[] = [];
  const { url, stop } = await serveRequests((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    const send = (status: number, type: string, body: Buffer) =>
      response
        .writeHead(status, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length })
        .end(body);
    request.resume();
    if (file) return send(200, file.type, file.body);
    if (pathname in answers)
      return send(200, 'application/json', gzipSync(JSON.stringify(answers[pathname]), { level: 9 }));
    missed.push(pathname);
    return send(404, 'application/json', gzipSync('{}'));
  });
  return { url: `${url}/`, missed, close: stop };
}
