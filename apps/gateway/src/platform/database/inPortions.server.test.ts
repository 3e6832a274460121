import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases';
import { createId } from '../database';
import { SERVICE_SCOPE } from './Database';
import { inPortions } from './inPortions';

describe.each(DATABASES)('work in portions on the %s database', (_name, open) => {
  let database: TestDatabase;
  let own: SQL;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    const name = createId();
    own = sql`key LIKE ${`${name}-%`}`;
    await database.db.single(sql`INSERT INTO rate_limit (key, count, ends_at)
      SELECT ${name} || '-' || n, 1, now() FROM generate_series(1, 35) n`);
  });

  const left = async () =>
    Number((await database.db.single(sql`SELECT count(*) AS n FROM rate_limit WHERE ${own}`))[0]?.n);
  /** A database that notes how many rows each statement has written. */
  const noting = () => {
    const written: number[] = [];
    const single = async (statement: SQL) => {
      const rows = await database.db.single(statement);
      written.push(Number(rows[0]?.n));
      return rows;
    };
    return { written, db: { ...database.db, single } };
  };

  it('deletes, or changes, all rows, a few with each statement', async () => {
    const { written, db } = noting();
    await inPortions(db, { table: 'rate_limit', where: sql`${own} AND count < 5`, set: sql`count = 5`, portion: 20 });
    await inPortions(db, { table: 'rate_limit', where: own, portion: 10 });
    expect(written).toEqual([20, 15, 10, 10, 10, 5]);
    expect(await left()).toBe(0);
  });

  it('waits for no row that somebody has locked', async () => {
    const { db: others } = await database.beside();
    await others.transaction(SERVICE_SCOPE, async (tx) => {
      await tx.execute(sql`SELECT 1 FROM rate_limit WHERE ${own} LIMIT 3 FOR UPDATE`);
      await inPortions(database.db, { table: 'rate_limit', where: own, portion: 10 });
      expect(await left()).toBe(3);
    });
    await inPortions(database.db, { table: 'rate_limit', where: own, portion: 10 });
    expect(await left()).toBe(0);
  });
});
