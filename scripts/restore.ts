import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createGateway, type Database, makeRoles, openDatabase, verifyAudit, verifyBooks } from '@corridor/gateway';
import { requireServer, runProgram } from './backup/serverProgram.js';
import { describeBooks } from './verify/describeBooks.js';
import { describeReport } from './verify/describeReport.js';

const USAGE = 'usage: DATABASE_URL=… npm run restore -- <file>';

async function requireEmpty(db: Database): Promise<void> {
  const [found] = await db.asOwner((run) =>
    run(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LIMIT 1`),
  );
  if (found) throw new Error('this database is not empty: a backup goes into a new one');
}

/** Looks at what was restored as an auditor would: the books' invariants and every partner's log. */
async function verify(db: Database): Promise<boolean> {
  let holds = true;
  for await (const report of verifyBooks(db)) {
    for (const line of describeBooks(report)) console.log(line);
    if (Object.keys(report.breaches).length > 0) holds = false;
  }
  for await (const report of verifyAudit(db, {})) {
    for (const line of describeReport(report)) console.log(line);
    if (report.breaches.length > 0) holds = false;
  }
  return holds;
}

async function restore(url: string, file: string): Promise<boolean> {
  const db = await openDatabase({ databaseURL: url });
  try {
    await requireEmpty(db);
    await makeRoles(db);
    const once = ['--single-transaction', '--exit-on-error'];
    await runProgram('pg_restore', url, [...once, '--no-owner', '--no-password', `--dbname=${nameOf(url)}`, file]);
    // What a newer gateway needs is added now and not by the first start.
    await createGateway({ db });
    return await verify(db);
  } finally {
    await db.close();
  }
}

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new Error(USAGE);
  const file = resolve(name);
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  if (!(await restore(requireServer(), file))) process.exitCode = 1;
} catch (reason) {
  console.error(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot restore'}`);
  process.exitCode = 2;
}
