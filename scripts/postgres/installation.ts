import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, aptSystem } from '../machine/debian.js';

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

/** Folder of PostgreSQL's programs, installed first where that is possible; throws one clear error where it is not. */
export async function requirePostgres(): Promise<string> {
  const present = findPostgres();
  if (present) return present;
  if (aptSystem()) await aptInstall('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error('No PostgreSQL was found. Install PostgreSQL 15 or newer so that initdb and postgres are on PATH.');
}
