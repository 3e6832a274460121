import type { Database, RunSql } from './Database';
import type { Migration } from './Migration';
import { sha256 } from './sha256';

// The key of the advisory lock under which one process at a time migrates a database.
const LOCK_KEY = 7_212_019;

const JOURNAL = `
  CREATE TABLE IF NOT EXISTS corridor_migration (
    name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz(3) NOT NULL DEFAULT now());`;

/** Applies what is missing, in order and all or nothing, and gives the names applied. @throws Error when an applied step's SQL differs */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const hashes = new Map<string, string>();
  for (const { name, sql } of migrations) hashes.set(name, await sha256(sql));
  return db.asOwner(async (run) => {
    await run(`SET LOCAL lock_timeout = '120s'; SET LOCAL statement_timeout = 0; SET LOCAL client_min_messages = warning;
      SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    await requireUtf8(run);
    await run(JOURNAL);
    const applied = await readJournal(run);
    for (const [name, hash] of applied) {
      if (hashes.has(name) && hashes.get(name) !== hash)
        throw new Error(`migration ${name} was changed after it was applied`);
    }
    const ordered = inOrder(migrations, new Set(applied.keys()));
    for (const { name, sql } of ordered) {
      await run(sql).catch((reason: unknown) => {
        throw new Error(`migration ${name} failed: ${reason instanceof Error ? reason.message : 'unknown failure'}`, {
          cause: reason,
        });
      });
      await run(`INSERT INTO corridor_migration (name, hash) VALUES ('${name}', '${hashes.get(name)}')`);
    }
    return ordered.map(({ name }) => name);
  });
}

async function requireUtf8(run: RunSql): Promise<void> {
  const [row] = await run('SHOW server_encoding');
  if (row?.server_encoding !== 'UTF8') throw new Error('the database must have the encoding UTF8');
}

async function readJournal(run: RunSql): Promise<Map<string, string>> {
  const rows = await run('SELECT name, hash FROM corridor_migration');
  return new Map(rows.map((row) => [String(row.name), String(row.hash)]));
}

/** The steps that are missing, each behind those it names in `after`; otherwise in the order given. */
function inOrder(migrations: readonly Migration[], applied: ReadonlySet<string>): Migration[] {
  const done = new Set(applied);
  const ordered: Migration[] = [];
  let waiting = migrations.filter(({ name }) => !done.has(name));
  while (waiting.length > 0) {
    const ready = waiting.find(({ after = [] }) => after.every((name) => done.has(name)));
    if (!ready) throw new Error(`migrations wait for what is not there: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(ready);
    done.add(ready.name);
    waiting = waiting.filter((migration) => migration !== ready);
  }
  return ordered;
}
