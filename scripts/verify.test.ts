import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, nativeHasher, openDatabase } from '@corridor/gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from './process/run.js';

/** A database is made, and the command run twice: seconds each on a busy machine, in milliseconds. */
const SLOW = 240_000;

const PARTNER = '00000000-0000-7000-8000-000000000001';
const OTHER = '00000000-0000-7000-8000-000000000009';
const entry = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

describe('npm run audit:verify and books:verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-audit-'));
  const dataDirectory = join(folder, 'data');
  const heads = join(folder, 'heads.json');

  const command = (name: string, ...args: readonly string[]) =>
    runScript(`${name}.ts`, args, { env: { CORRIDOR_DATA_DIR: dataDirectory, DATABASE_URL: '' } });
  const inDatabase = async (statement: string) => {
    const db = await openDatabase({ dataDirectory });
    await db.asOwner((ask) => ask(statement));
    await db.close();
  };
  beforeAll(async () => {
    const db = await openDatabase({ dataDirectory });
    await createGateway({ db, passwords: nativeHasher });
    await db.close();
    const now = new Date().toISOString();
    const values = [2, 3, 4].map(
      (number) =>
        `('${entry(number)}', '${PARTNER}', '${now}', '${PARTNER}', 'Ada', 'login', 'session', 'TEST-${number}')`,
    );
    await inDatabase(`INSERT INTO partner VALUES ('${PARTNER}', 'Northwind', '${now}'), ('${OTHER}', 'Southwind', '${now}');
      INSERT INTO log (id, partner_id, at, actor_id, actor_name, action, subject, request_id) VALUES ${values.join(', ')}`);
  }, SLOW);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'says that the chain holds, and where it breaks once a row was edited',
    async () => {
      const verify = () => command('audit-verify', '--heads', heads);
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

  it(
    'says of every partner that the books hold, and whose do not once a balance was edited',
    async () => {
      const whole = await command('books-verify');
      expect(whole.output.trim().split('\n')).toEqual([
        `✓ Northwind (${PARTNER}): the books hold`,
        `✓ Southwind (${OTHER}): the books hold`,
      ]);
      expect(whole.code).toBe(0);
      await inDatabase(`INSERT INTO ledger_account (id, partner_id, owner_id, kind, currency, allow_negative, balance, opened_at)
        VALUES ('${entry(5)}', '${OTHER}', '${OTHER}', 'available', 'EUR', false, 1, now())`);
      const broken = await command('books-verify');
      expect(broken.output).toContain(`✓ Northwind (${PARTNER}): the books hold\n✗ Southwind (${OTHER})`);
      expect(broken.output).toContain('    conservation: the balances of a currency do not sum to zero (1)');
      expect(broken.code).toBe(1);
    },
    SLOW,
  );
});
