import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createGateway } from '../app/createGateway';
import type { Database } from '../database';
import { nativeHasher } from '../node/nativeHasher';
import { openOwnDatabase } from '../testing/ownDatabase';
import { PLACES } from '../testing/places';
import { seededPartner } from '../testing/seeded';
import { seedDatabase } from '.';

async function idsOf(db: Database, table: string): Promise<string[]> {
  const rows = await db.single(sql`SELECT id FROM ${sql.identifier(table)}`);
  return rows.map(({ id }) => String(id));
}

it.each(PLACES)(
  'gives every record the same id when the same moment is seeded again on the %s database',
  async (_name, open) => {
    const { db } = await open();
    await seededPartner(await (await open()).open());
    const [seeded] = await db.single(sql`SELECT min(at) AS at FROM seeded`);
    const now = new Date(String(seeded?.at));
    const again = await openOwnDatabase();
    try {
      await createGateway({ db: again, passwords: nativeHasher, clock: { now: () => now } });
      await seedDatabase({ db: again, passwords: nativeHasher, now });
      const tables = await again.single(sql`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'id' AND data_type = 'uuid'`);
      const names = tables.map(({ name }) => String(name));
      expect(names).toEqual(
        expect.arrayContaining(['card', 'exchange_order', 'ledger_transfer', 'account_transaction']),
      );
      for (const name of names) {
        // Other tests have added records of their own to the first database.
        const known = new Set(await idsOf(db, name));
        expect([name, (await idsOf(again, name)).filter((id) => !known.has(id))]).toEqual([name, []]);
      }
    } finally {
      await again.close();
    }
  },
);
