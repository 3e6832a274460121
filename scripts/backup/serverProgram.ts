import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../process/run.js';

const DEBIAN = '/usr/lib/postgresql';

/** The path of one of PostgreSQL's programs: the one on PATH, or else the newest of Debian's; undefined where there is none. */
export function findProgram(name: string): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The address of the server that commands work on. @throws Error for the embedded database, which is a folder */
export function requireServer(): string {
  const url = process.env.DATABASE_URL;
  if (url) return url;
  throw new Error('set DATABASE_URL; the embedded database is a folder: stop the gateway and copy it');
}

/** Runs one of PostgreSQL's programs on a database. @throws Error with its first words */
export async function runProgram(name: string, url: string, args: readonly string[]): Promise<void> {
  const program = findProgram(name);
  if (!program) throw new Error(`${name} was not found: install PostgreSQL's client programs`);
  const { code, output } = await run(program, args, { env: connectionOf(new URL(url)) });
  if (code !== 0) throw new Error(output.trim().split('\n')[0] ?? `${name} failed`);
}

// In the environment, and not in the arguments, which every user of the machine sees.
function connectionOf({ hostname, port, username, password, pathname, searchParams }: URL): Record<string, string> {
  const sslmode = searchParams.get('sslmode');
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}
