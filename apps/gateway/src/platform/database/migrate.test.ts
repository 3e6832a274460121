import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases';
import { createId, execute, type Migration, migrate, SERVICE_SCOPE, savepoint } from './';

describe.each(DATABASES)('migrations on the %s database', (_name, open) => {
  let database: TestDatabase;
  const tag = createId().replaceAll('-', '').slice(-12);
  const step = (name: string, text: string, after?: string[]): Migration => ({
    name: `test-${tag}/${name}`,
    sql: text,
    ...(after && { after }),
  });
  const table = (name: string) => `test_${tag}_${name}`;

  beforeAll(async () => {
    database = await open();
    await database.open();
  });

  it('apply once, each behind what it needs, whatever the order given', async () => {
    const second = step('0002-second', `ALTER TABLE ${table('a')} ADD COLUMN b int; CREATE TABLE ${table('c')} ()`, [
      `test-${tag}/0001-first`,
    ]);
    const first = step('0001-first', `CREATE TABLE ${table('a')} (a int)`);
    expect(await migrate(database.db, [second, first])).toEqual([first.name, second.name]);
    expect(await migrate(database.db, [second, first])).toEqual([]);
  });

  it('refuse a step whose SQL was changed after it was applied', async () => {
    await migrate(database.db, [step('0003-kept', 'SELECT 1')]);
    await expect(migrate(database.db, [step('0003-kept', 'SELECT 2')])).rejects.toThrow(
      /was changed after it was applied/,
    );
  });

  it('leave nothing behind when one of them fails, and name it', async () => {
    const steps = [step('0004-good', `CREATE TABLE ${table('d')} ()`), step('0005-bad', 'CREATE TABLE oops oops')];
    await expect(migrate(database.db, steps)).rejects.toThrow(/0005-bad failed/);
    const [row] = await database.db.single(sql`SELECT to_regclass(${table('d')}) AS d`);
    expect(row?.d).toBeNull();
  });

  it('name a step that waits for one that nobody has', async () => {
    await expect(migrate(database.db, [step('0006-alone', 'SELECT 1', ['nobody/0001-none'])])).rejects.toThrow(
      /0006-alone/,
    );
  });

  it('wait for each other when two start at one moment', async () => {
    const steps = [step('0007-once', `CREATE TABLE ${table('e')} ()`)];
    const applied = await Promise.all([
      migrate(database.db, steps),
      migrate(database.db, steps),
      migrate(database.db, steps),
    ]);
    expect(applied.flat()).toEqual([steps[0]?.name]);
  });

  it('have transactions that undo all, savepoints that undo their part, and reads that cannot write', async () => {
    const { db } = database;
    const name = `rate-${tag}`;
    const put = (suffix: string) =>
      sql`INSERT INTO rate_limit VALUES (${name + suffix}, 1, ${new Date().toISOString()})`;
    const count = async () =>
      (await db.single(sql`SELECT count(*) AS n FROM rate_limit WHERE key LIKE ${`${name}%`}`))[0]?.n;
    const failing = db.transaction(SERVICE_SCOPE, async (tx) => {
      await tx.execute(put('1'));
      throw new RangeError('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await db.transaction(SERVICE_SCOPE, async (tx) => {
      await tx.execute(put('2'));
      await savepoint(tx, () => tx.execute(put('2'))).catch(() => {});
      await execute(tx, sql`SELECT 1 AS one`, (row) => row);
    });
    expect(await count()).toBe('1');
    const writing = db.transaction(SERVICE_SCOPE, (tx) => tx.execute(put('3')), { readOnly: true });
    await expect(writing).rejects.toThrow();
    expect(await count()).toBe('1');
  });
});
