import { and, asc, eq, lte, or, type SQL } from 'drizzle-orm';
import { type Database, SERVICE_SCOPE } from '../../platform/database';
import { lockOrder } from './findOrder';
import { acceptOrder, completeOrder } from './moveOrder';
import { outgoingTable as o } from './table';

const DAY = 86_400_000;
const BATCH = 500;

/** What banks do when nobody interferes: they take an order in a day after it was made, and it arrives a day later. */
export async function runRail(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY);
  const arriving = and(eq(o.status, 3), lte(o.acceptedAt, yesterday));
  const waiting = and(eq(o.status, 1), lte(o.createdAt, yesterday));
  for (const id of await idsOf(db, or(arriving, waiting))) {
    await db.transaction(SERVICE_SCOPE, async (tx) => {
      const found = await lockOrder(tx, and(eq(o.id, id), or(arriving, waiting)), true);
      if (found?.order.status === 1) await acceptOrder(tx, found, now);
      else if (found) await completeOrder(tx, found, now);
    });
  }
}

async function idsOf(db: Database, isDue: SQL | undefined): Promise<string[]> {
  const rows = await db.transaction(SERVICE_SCOPE, (tx) =>
    tx.select({ id: o.id }).from(o).where(isDue).orderBy(asc(o.createdAt)).limit(BATCH),
  );
  return rows.map(({ id }) => id);
}
