import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, aptSystem } from '../machine/debian.js';
import { sentenceOf } from '../process/sentence.js';
import { fetchedPostgres } from './fetchedPostgres.js';

const DEBIAN = '/usr/lib/postgresql';

/** Debian's installations, the newest first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

function findPostgres(): string | undefined {
  const folders = [...debianFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Folder of PostgreSQL's programs: the system's, installed by apt for root, else those from npm. @throws Error with one sentence that says what to do */
export async function requirePostgres(): Promise<string> {
  const present = findPostgres();
  if (present) return present;
  if (aptSystem()) await aptInstall('postgresql');
  const why: string[] = [];
  const fetch = () => fetchedPostgres().catch((error: unknown) => void why.push(` (${sentenceOf(error)})`));
  const found = findPostgres() ?? (await fetch());
  if (found) return found;
  const advice = 'Install PostgreSQL 15 or newer so that initdb and postgres are on PATH';
  throw new Error(`No PostgreSQL was found${why.join('')}. ${advice}.`);
}

/** Fails where PostgreSQL has no programs that copy and promote a server: those from npm have not. @throws Error with one sentence that says what to do */
export async function requireReplication(): Promise<void> {
  const folder = await requirePostgres();
  const missing = ['pg_basebackup', 'pg_ctl', 'psql'].filter((program) => !existsSync(join(folder, program)));
  if (missing.length === 0) return;
  throw new Error(`PostgreSQL in ${folder} has no ${missing.join(', ')}. Install all of PostgreSQL 15 or newer.`);
}
