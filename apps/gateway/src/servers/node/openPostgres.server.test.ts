import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from './openPostgres';

it('lets no statement, lock or idle transaction wait for ever', async () => {
  const db = openPostgres({ url: process.env.DATABASE_URL ?? '' });
  const shown = await Promise.all(
    ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(async (name) => {
      const [row] = await db.single(sql`SELECT current_setting(${name}) AS value`);
      return row?.value;
    }),
  );
  expect(shown).toEqual(['15s', '2s', '15s']);
  await db.close();
});
