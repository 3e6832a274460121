import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdministrator, createGateway, nativeHasher, openDatabase, seedDatabase } from '@corridor/gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram, runProgram } from './backup/serverProgram.js';
import type { Postgres } from './postgres/runCluster.js';
import { startPostgres } from './postgres/startPostgres.js';
import { runScript } from './process/run.js';

/** A server is started, and a database seeded: seconds each on a busy machine, in milliseconds. */
const SLOW = 240_000;

const COUNTS = `SELECT (SELECT count(*) FROM ledger_entry) AS entries, (SELECT sum(balance) FROM ledger_account WHERE kind = 'available') AS balance,
  (SELECT count(*) FROM card) AS cards, (SELECT count(*) FROM log) AS log`;

describe.skipIf(!findProgram('pg_dump'))('npm run backup and restore', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-backup-'));
  const file = join(folder, 'corridor.dump');
  let server: Postgres;
  let restored: string;

  const ask = async (databaseURL: string, statement: string) => {
    const db = await openDatabase({ databaseURL });
    try {
      return await db.asOwner((run) => run(statement));
    } finally {
      await db.close();
    }
  };
  const script = (name: string, databaseURL: string) =>
    runScript(`${name}.ts`, [file], { env: { DATABASE_URL: databaseURL } });

  beforeAll(async () => {
    server = await startPostgres();
    const db = await openDatabase({ databaseURL: server.url });
    await createGateway({ db });
    await seedDatabase({ db, passwords: nativeHasher });
    await createAdministrator(
      { db, passwords: nativeHasher },
      { partnerName: 'Northwind', name: 'Ada', email: 'ada@northwind.example' },
    );
    await db.close();
    restored = server.url.replace(/corridor$/, 'restored');
  }, SLOW);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }, SLOW);

  it(
    'brings every record back into a new database, in which the books and logs hold',
    async () => {
      const { code, output } = await script('backup', server.url);
      expect([code, output]).toEqual([0, expect.stringContaining(file)]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect((await script('backup', server.url)).output).toContain('is there already');
      expect((await script('restore', server.url)).output).toContain('this database is not empty');
      await createDatabase(server.url, 'restored');
      const back = await script('restore', restored);
      expect(back.output).toMatch(/✓ Northwind \(.*\): the books hold\n/);
      expect(back.output).toContain('the chain holds up to');
      expect(back.code).toBe(0);
      expect(await ask(restored, COUNTS)).toEqual(await ask(server.url, COUNTS));
    },
    SLOW,
  );

  it(
    'says so where the books do not hold, and where there is no server',
    async () => {
      await ask(
        server.url,
        `ALTER TABLE ledger_entry DISABLE TRIGGER USER;
        UPDATE ledger_entry SET amount = amount + 1 WHERE ctid = (SELECT min(ctid) FROM ledger_entry);
        ALTER TABLE ledger_entry ENABLE TRIGGER USER`,
      );
      rmSync(file);
      await script('backup', server.url);
      await createDatabase(server.url, 'broken');
      const { code, output } = await script('restore', restored.replace(/restored$/, 'broken'));
      expect([code, output]).toEqual([1, expect.stringMatching(/✗ .*: the books do not hold\n {4}conservation/)]);
      expect((await script('backup', '')).output).toContain('set DATABASE_URL');
    },
    SLOW,
  );
});

function createDatabase(url: string, name: string): Promise<void> {
  return runProgram('createdb', url, ['--encoding=UTF8', '--template=template0', name]);
}
