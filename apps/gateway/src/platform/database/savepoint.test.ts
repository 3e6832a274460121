import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase } from '../../testing/databases';
import { execute, SERVICE_SCOPE, savepoint, type Transaction } from './';

/** Something tried in a transaction: it writes its name, tries others within, writes again, and may fail at the end. */
interface Attempt {
  readonly name: string;
  readonly fails: boolean;
  readonly within: readonly Attempt[];
}

const { attempt } = fc.letrec<{ attempt: Attempt; leaf: Attempt }>((tie) => ({
  leaf: fc.record({ name: fc.uuid(), fails: fc.boolean(), within: fc.constant([]) }),
  attempt: fc.record({
    name: fc.uuid(),
    fails: fc.boolean(),
    within: fc.array(fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('attempt')), { maxLength: 3 }),
  }),
}));

/** What is there in the end: of what fails nothing, whatever succeeded within. */
const expected = ({ name, fails, within }: Attempt): string[] =>
  fails ? [] : [name, ...within.flatMap(expected), `${name} after`];

const put = (tx: Transaction, name: string) => execute(tx, sql`INSERT INTO tried VALUES (${name})`, () => null);

function tryOut(tx: Transaction, { name, fails, within }: Attempt): Promise<void> {
  return savepoint(tx, async () => {
    await put(tx, name);
    for (const inner of within) await tryOut(tx, inner);
    await put(tx, `${name} after`);
    if (fails) throw new Error(name);
  }).catch((reason: unknown) => {
    if (!fails) throw reason;
  });
}

describe.each(DATABASES)('savepoints on the %s database', (_name, open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  /** What of an attempt is there before its transaction ends. */
  const leftOf = (tried: Attempt) =>
    database.db.transaction(SERVICE_SCOPE, async (tx) => {
      await execute(tx, sql`CREATE TEMPORARY TABLE tried (name text) ON COMMIT DROP`, () => null);
      await tryOut(tx, tried);
      return execute(tx, sql`SELECT name FROM tried`, ({ name }) => String(name));
    });

  it('undo an outer attempt whole, also after an inner one was undone', async () => {
    const third = { name: 'third', fails: true, within: [] };
    const second = { name: 'second', fails: true, within: [third] };
    const first = { name: 'first', fails: false, within: [second] };
    expect(await leftOf(first)).toEqual(['first', 'first after']);
    expect(await leftOf({ ...first, fails: true })).toEqual([]);
  });

  it('leave exactly what succeeded with all that it stands in', () =>
    fc.assert(
      fc.asyncProperty(attempt, async (tried) => {
        expect(await leftOf(tried)).toEqual(expected(tried));
      }),
      { numRuns: 40 },
    ));
});
