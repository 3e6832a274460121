import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CURRENCY_CODES, currencyExponent } from '@corridor/core';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases';

const sources = fileURLToPath(new URL('../..', import.meta.url));

async function tablesInCode(): Promise<PgTable[]> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[/\\]table\.ts$/.test(file),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ `${sources}/${file}`)));
  return modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));
}

async function storedColumns(db: TestDatabase['db']) {
  const rows = await db.single(sql`
    SELECT table_name, column_name, is_nullable, data_type, table_type FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name) WHERE table_schema = current_schema()`);
  return new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]));
}

/** What the code says of a column, in the database's words. */
function declared(column: PgColumn) {
  const type = column.getSQLType().replace(/ ?\(\d+\)/, '');
  return { is_nullable: column.notNull ? 'NO' : 'YES', ...(!type.endsWith('[]') && { data_type: type }) };
}

describe.each(DATABASES)('the schema on the %s database', (_name, open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.open();
  });

  it('has every table and column that the code knows, of that type and nullness', async () => {
    const there = await storedColumns(database.db);
    const tables = await tablesInCode();
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables)
      for (const column of Object.values(getTableColumns(table))) {
        const name = `${getTableName(table)}.${column.name}`;
        const stored = there.get(name);
        expect(stored, name).toBeDefined();
        // What a view computes has no declared type or nullness of its own.
        if (stored?.table_type !== 'VIEW') expect(stored, name).toMatchObject(declared(column));
      }
  });

  it('gives every currency the decimals that core gives it', async () => {
    for (const code of CURRENCY_CODES) {
      const [row] = await database.db.single(sql`SELECT corridor_exponent(${code}) AS exponent`);
      expect([code, row?.exponent]).toEqual([code, currencyExponent(code)]);
    }
  });
});
