import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, aptSystem } from '../machine/debian.js';
import { requirePostgres } from '../postgres/installation.js';

function findPooler(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((program) => existsSync(program));
}

/** Path of pgbouncer beside a PostgreSQL; installed by apt for root. @throws Error with one sentence that says what to do */
export async function requirePooler(): Promise<string> {
  await requirePostgres();
  const present = findPooler();
  if (present) return present;
  if (aptSystem()) await aptInstall('pgbouncer');
  const found = findPooler();
  if (found) return found;
  throw new Error('No pgbouncer was found. Install pgbouncer so that it is on PATH.');
}
