import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database';
import { knownNetworkTable as k } from './table';

/** Days that a network is known for after the last sign-in from it. */
export const KNOWN_DAYS = 90;

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Returns true if a user has signed in from a network lately; for nobody it looks just as long. */
export async function isKnownNetwork(db: Database, userId: string | null, network: string): Promise<boolean> {
  const [row] = await db.single(
    sql`SELECT 1 AS known FROM known_network WHERE user_id = ${userId ?? NOBODY} AND network = ${network}`,
  );
  return row !== undefined;
}

/** Notes that a user has proved to be at a network. */
export async function rememberNetwork(tx: Transaction, userId: string, network: string, now: Date): Promise<void> {
  await tx
    .insert(k)
    .values({ userId, network, seenAt: now })
    .onConflictDoUpdate({ target: [k.userId, k.network], set: { seenAt: now } });
}
