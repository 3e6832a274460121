import { sql } from 'drizzle-orm';
import type { Concept } from '../platform/concept/Concept';
import { type Database, execute, repeatIds, run, SERVICE_SCOPE } from '../platform/database';
import type { PasswordHasher } from '../platform/ports/PasswordHasher';
import { createRandom } from '../platform/seeding/createRandom';
import { type CardVault, createTestVault, TEST_VAULT_KEY } from '../platform/vault';
import { idsInOrder } from './idsInOrder';

/** What seeding needs. */
export interface SeedOptions {
  readonly db: Database;
  readonly passwords: PasswordHasher;
  readonly now?: Date;
  readonly vault?: CardVault;
}

/** Fills a migrated database with believable data; a concept that was seeded before stays as it is. Gives the names of those seeded now. */
export async function seedConcepts(concepts: readonly Concept[], options: SeedOptions): Promise<string[]> {
  const { db, passwords, now = new Date(), vault = createTestVault(TEST_VAULT_KEY) } = options;
  const fresh: string[] = [];
  for (const { name, seed } of concepts) {
    if (!seed) continue;
    const isFresh = await db.transaction(SERVICE_SCOPE, async (tx) => {
      // Another process that starts at the same moment waits until this one has seeded.
      await run(tx, sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '120s', true)`);
      const claim = sql`INSERT INTO seeded (name, at) VALUES (${name}, ${now.toISOString()}) ON CONFLICT DO NOTHING RETURNING name`;
      const claimed = await execute(tx, claim, () => name);
      if (claimed.length === 0) return false;
      await repeatIds(tx, idsInOrder(createRandom(`ids of ${name}`)), now);
      await seed({ tx, now, passwords, vault, random: createRandom(name) });
      return true;
    });
    if (isFresh) fresh.push(name);
  }
  return fresh;
}
