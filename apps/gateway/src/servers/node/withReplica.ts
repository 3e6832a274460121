import { sql } from 'drizzle-orm';
import type { Database, Scope } from '../../platform/database';
import { DatabaseBusy, DatabaseUnavailable } from '../../platform/database';
import { openPostgres } from './openPostgres';
import { watchReplica } from './watchReplica';

/** Under what sign-in and jobs write down where they wrote: they change rows of any partner. */
const ALL_PARTNERS = '00000000-0000-0000-0000-000000000000';

/**
 * Sends reads that may go there to a replica of a database, where it has what their partner wrote last in any process: each
 * write notes in the database how far the log was behind it, before it is answered. All else goes to the database itself.
 */
export async function withReplica(primary: Database, url: string): Promise<Database> {
  const watched = await watchReplica(url);
  const replica = openPostgres({ url, pooled: watched.pooled });
  let migratedTo = 0n;

  const noteWrite = async (scope: Scope) => {
    const note = sql`INSERT INTO last_write VALUES (${writerOf(scope)}, pg_current_wal_insert_lsn())
      ON CONFLICT (partner_id) DO UPDATE SET position = pg_current_wal_insert_lsn()`;
    await primary.single(note).catch((reason: unknown) => {
      // The write is done: who hears that the database is busy would take it that nothing was.
      throw reason instanceof DatabaseBusy ? new DatabaseUnavailable('the write could not be noted') : reason;
    });
  };
  const positionOf = async (partnerId: string) => {
    const [row] = await primary.single(sql`SELECT max(position) - '0/0' AS position FROM last_write
      WHERE partner_id IN (${partnerId}, ${ALL_PARTNERS})`);
    return BigInt(String(row?.position ?? 0));
  };
  const isCurrent = async (partnerId: string) =>
    watched.has(migratedTo) && watched.has(1n) && watched.has(await positionOf(partnerId));

  return {
    ...primary,
    transaction: async (scope, work, how) => {
      if (!how?.readOnly) {
        const result = await primary.transaction(scope, work, how);
        await noteWrite(scope);
        return result;
      }
      if (how.fromReplica && scope.kind === 'tenant' && (await isCurrent(scope.partnerId))) {
        const read = await replica.transaction(scope, async (tx) => ({ result: await work(tx) }), how).catch(ifAway);
        if (read) return read.result;
      }
      return primary.transaction(scope, work, how);
    },
    asOwner: async (work) => {
      const result = await primary.asOwner(work);
      const [row] = await primary.single(sql`SELECT pg_current_wal_insert_lsn() - '0/0' AS position`);
      migratedTo = BigInt(String(row?.position));
      return result;
    },
    connections: () => [
      ...(primary.connections?.() ?? []),
      ...(replica.connections?.() ?? []).flatMap((one) =>
        one.use === 'read' ? [{ ...one, use: 'replica' as const }] : [],
      ),
    ],
    close: async () => {
      watched.close();
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

function writerOf(scope: Scope): string {
  return scope.kind === 'tenant' ? scope.partnerId : ALL_PARTNERS;
}

// It went away, or gave up a read that held up what it replays: the primary answers as well.
function ifAway(reason: unknown): undefined {
  if (!(reason instanceof DatabaseUnavailable || reason instanceof DatabaseBusy)) throw reason;
}
