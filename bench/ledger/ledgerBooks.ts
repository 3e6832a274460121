import { ledgerMigrations } from '../../apps/gateway/src/ledger';
import { type Database, databaseMigrations, migrate } from '../../apps/gateway/src/platform/database';

/** The partner, who is also the user, in whose books is measured. */
export const PARTNER = '00000000-0000-7000-8000-000000000000';

/** How many customers pay each other. */
export const CUSTOMERS = 1_000;

/** The account of a customer by number, from 1; pgbench writes it the same way. */
export const accountOf = (customer: number) => `00000000-0000-7000-8000-${String(customer).padStart(12, '0')}`;

/** Puts the ledger into an empty database, and a thousand accounts with enough in them. */
export async function openBooks(db: Database): Promise<void> {
  await migrate(db, [...databaseMigrations, ...ledgerMigrations]);
  await db.asOwner((run) =>
    run(`
      INSERT INTO ledger_account (id, partner_id, owner_id, kind, currency, allow_negative, balance, opened_at)
      SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '${PARTNER}', gen_random_uuid(), 'available', 'USD', false,
        1000000000, now() FROM generate_series(1, ${CUSTOMERS}) n`),
  );
}
