import { chmodSync, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireServer, runProgram } from './backup/serverProgram.js';

const USAGE = 'usage: DATABASE_URL=… npm run backup -- <file>';

/** Writes a database to a file that only its owner reads; whole or not at all. */
async function backUp(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, '', { mode: 0o600 });
    chmodSync(draft, 0o600);
    await runProgram('pg_dump', url, ['--format=custom', '--no-password', `--file=${draft}`]);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error(USAGE);
  const file = resolve(name);
  await backUp(requireServer(), file);
  console.log(`The database is in ${file} (${Math.ceil(statSync(file).size / 1024).toLocaleString('en')} kB).`);
} catch (reason) {
  console.error(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot back up'}`);
  process.exitCode = 1;
}
