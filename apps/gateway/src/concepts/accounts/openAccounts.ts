import { sql } from 'drizzle-orm';
import { execute, type Transaction } from '../../platform/database';
import type { AccountWanted } from './ensureAccount';
import { accountTable, type StoredAccount } from './table';

/** Opens accounts that are not there yet, many in two round trips, and gives those that it opened: for seeding. */
export async function openAccounts(
  tx: Transaction,
  wanted: readonly (AccountWanted & { readonly id: string })[],
): Promise<StoredAccount[]> {
  const given = wanted.map(({ partnerId, ownerId, currency, at }) => ({
    partnerId,
    ownerId,
    currency,
    at: at.toISOString(),
  }));
  const opened = (kind: string) =>
    sql`ledger_open_account((w->>'partnerId')::uuid, (w->>'ownerId')::uuid, ${kind}, w->>'currency', false, (w->>'at')::timestamptz)->>'accountId'`;
  const components = await execute(
    tx,
    sql`SELECT ${opened('available')} AS available, ${opened('collection_pending')} AS pending
      FROM jsonb_array_elements(${JSON.stringify(given)}::jsonb) AS w`,
    ({ available, pending }) => ({ availableId: String(available), pendingId: String(pending) }),
  );
  const rows = wanted.map(({ at, ...account }, index) => {
    const component = components[index];
    if (!component) throw new Error('an account was not opened');
    return { ...account, ...component, openedAt: at };
  });
  return rows.length > 0 ? tx.insert(accountTable).values(rows).onConflictDoNothing().returning() : [];
}
