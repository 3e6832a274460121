import { nameFold } from '@corridor/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases';
import { nameMigrations } from './names';

/** Letters and marks of living scripts, forms of width and presentation, and what cannot be seen; but for letters so new that databases do not know their case. */
const LETTERS = [
  [1, 0x1c7f],
  [0x1c90, 0x2bff],
  [0x2c60, 0x33ff],
  [0xa640, 0xa7bf],
  [0xa800, 0xabff],
  [0xf900, 0xfffd],
  [0x1d400, 0x1d7ff],
  [0xe0000, 0xe01ef],
] as const;

describe.each(DATABASES)('names on the %s database', (_name, open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.open();
  });

  const folded = async (names: readonly string[]) => {
    const rows = await database.db.single(
      sql`SELECT corridor_fold(name) AS folded FROM unnest(${sql.param(names)}::text[]) WITH ORDINALITY AS given (name, place) ORDER BY place`,
    );
    return rows.map((row) => row.folded);
  };
  /** Texts that the database folds otherwise than core. */
  const different = async (names: readonly string[]) => {
    const found = await folded(names);
    return names
      .filter((name, at) => found[at] !== nameFold(name))
      .map((name) => [name, name.codePointAt(1)?.toString(16)]);
  };

  it('fold as core does: every letter and mark, alone and behind a Latin letter', async () => {
    const signs = LETTERS.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    ).filter((sign) => /\p{Assigned}/u.test(sign));
    expect(await different(signs.map((sign) => `e${sign}x`))).toEqual([]);
  });

  it('fold as core does: any text', async () => {
    const sign = fc.constantFrom(...'aÁéßøđơ \u00a0\u200b\u0301\u0323\u3099ハﾊガกั่नोиǅΣςİ𝔸', 'ﬁ', '\ufe0f', 'ế');
    const names = fc.sample(fc.string({ unit: sign, maxLength: 12 }), { numRuns: 2000, seed: 5 });
    expect(await different(names)).toEqual([]);
  });

  it('are folded anew where a database kept them otherwise, and nothing is told of it', async () => {
    const [names] = nameMigrations;
    let kept: unknown;
    const tried = database.db.asOwner(async (run) => {
      await run(`CREATE OR REPLACE FUNCTION corridor_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
          AS $$ SELECT lower(value) COLLATE "C" $$;
        CREATE TABLE names_before (id int, name text NOT NULL,
          key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (corridor_fold(name)) STORED);
        INSERT INTO names_before (id, name) VALUES (1, 'Lindner'), (2, 'Müller'), (3, 'バンダ')`);
      await run(`CREATE TRIGGER names_before_append_only BEFORE UPDATE ON names_before
        FOR EACH STATEMENT EXECUTE FUNCTION corridor_refuse_change()`);
      await run(names?.sql ?? '');
      kept =
        await run(`SELECT key, (SELECT tgenabled FROM pg_trigger WHERE tgname = 'names_before_append_only') AS guard
        FROM names_before ORDER BY id`);
      throw new Error('undone');
    });
    await expect(tried).rejects.toThrow('undone');
    const keys = ['Lindner', 'Müller', 'バンダ'].map(nameFold);
    expect(kept).toEqual(keys.map((key) => ({ key, guard: 'O' })));
  });
});
