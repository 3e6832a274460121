import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runScript } from './process/run.js';

/** A database is made, and the command run several times: seconds each on a busy machine, in milliseconds. */
const SLOW = 240_000;

const usd = (amount: string) => ({ amount, currency: 'USD' });
const BIN = {
  bin: '424242',
  scheme: 'visa',
  currency: 'USD',
  types: ['virtual'],
  models: ['personal'],
  defaultLimits: {
    maxSingle: usd('5.00'),
    daily: usd('10.00'),
    monthly: usd('100.00'),
    overallTotal: usd('1000.00'),
    maxDailyTransactions: 3,
  },
};

describe('npm run admin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-admin-'));
  const file = join(folder, 'cards.json');
  const admin = (...args: string[]) =>
    runScript('admin.ts', args, { env: { CORRIDOR_DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SMTP_URL: '' } });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'sets a company up: its administrator, its card products, and another administrator in place of a lost one',
    async () => {
      expect(await admin('recover', 'Northwind')).toMatchObject({ code: 1, output: expect.stringContaining('usage:') });
      const create = ['create', '--partner', 'Northwind', '--name', 'Ada', '--email', 'ada@northwind.example'];
      expect((await admin(...create)).output).toContain('ada@northwind.example may sign in with the password');
      const again = await admin(...create);
      expect([again.code, again.output]).toEqual([1, expect.stringContaining('Northwind is here already: ')]);
      writeFileSync(
        file,
        JSON.stringify({ company: 'Northwind', cardBins: [BIN, { ...BIN, bin: '411111', types: [] }] }),
      );
      const refused = await admin('import', file);
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(
        /corridor: cardBins\.1\.bin: 411111 .*\ncorridor: cardBins\.1\.types: name at least one/,
      );
      writeFileSync(file, JSON.stringify({ company: 'Northwind', cardBins: [BIN] }));
      expect((await admin('import', file)).output).toContain('added: 424242');
      expect((await admin('import', file)).output).toContain('as before: 424242');
      const recovered = await admin('recover', 'Northwind', 'ben@northwind.example');
      expect(recovered.output).toContain('ben@northwind.example may sign in with the password');
      expect(recovered.output).toContain('Tell the other administrators yourself');
      const unlocked = await admin('unlock', 'Northwind');
      expect([unlocked.code, unlocked.output]).toEqual([
        1,
        expect.stringContaining('has no policy that holds a write'),
      ]);
      expect((await admin('import', join(folder, 'nowhere.json'))).code).toBe(1);
    },
    SLOW,
  );
});
