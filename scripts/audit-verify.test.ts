import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, nativeHasher, openDatabase } from '@corridor/gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from './process/run.js';

/** A database is made, and the command run twice: seconds each on a busy machine, in milliseconds. */
const SLOW = 240_000;

const PARTNER = '00000000-0000-7000-8000-000000000001';
const entry = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

describe('npm run audit:verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-audit-'));
  const dataDirectory = join(folder, 'data');
  const heads = join(folder, 'heads.json');

  const inDatabase = async (statement: string) => {
    const db = await openDatabase({ dataDirectory });
    await db.asOwner((ask) => ask(statement));
    await db.close();
  };
  beforeAll(async () => {
    const db = await openDatabase({ dataDirectory });
    await createGateway({ db, passwords: nativeHasher });
    await db.close();
    const values = [2, 3, 4].map(
      (number) =>
        `('${entry(number)}', '${PARTNER}', '${new Date().toISOString()}', '${PARTNER}', 'Ada', 'login', 'session', 'TEST-${number}')`,
    );
    await inDatabase(`INSERT INTO partner VALUES ('${PARTNER}', 'Northwind', '${new Date().toISOString()}');
      INSERT INTO log (id, partner_id, at, actor_id, actor_name, action, subject, request_id) VALUES ${values.join(', ')}`);
  }, SLOW);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'says that the chain holds, and where it breaks once a row was edited',
    async () => {
      const verify = () =>
        runScript('audit-verify.ts', ['--heads', heads], {
          env: { CORRIDOR_DATA_DIR: dataDirectory, DATABASE_URL: '' },
        });
      const whole = await verify();
      expect(whole.output).toContain(`✓ Northwind (${PARTNER}): 3 entries, the chain holds up to `);
      expect(whole.code).toBe(0);
      expect(JSON.parse(readFileSync(heads, 'utf8'))).toMatchObject({ [PARTNER]: { position: 3 } });
      await inDatabase(`ALTER TABLE log DISABLE TRIGGER USER; UPDATE log SET actor_name = 'Eve' WHERE id = '${entry(3)}';
      ALTER TABLE log ENABLE TRIGGER USER`);
      const broken = await verify();
      expect(broken.output).toContain(`entry 2 (${entry(3)}) says something else than what was sealed`);
      expect(broken.code).toBe(1);
    },
    SLOW,
  );
});
