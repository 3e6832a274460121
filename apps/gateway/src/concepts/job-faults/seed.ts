import { asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { jobFaultTable } from '../../platform/jobs';
import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { cardTable } from '../cards/table';
import { exchangeOrderTable } from '../exchange-orders/table';
import { outgoingTable } from '../orders';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { id: partnerId } = DEMO_PARTNERS.meridian;

/** Records of the first partner that jobs could not process; the first run of the jobs finds nothing wrong with them, and forgets them. */
export async function seedJobFaults({ tx, now, random }: Pick<Seeding, 'tx' | 'now' | 'random'>): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const firstOf = async (table: PgTable & { id: PgColumn; partnerId: PgColumn }, isMeant?: SQL) => {
    const isOwn = isMeant ?? eq(table.partnerId, partnerId);
    const [found] = await tx.select({ id: table.id }).from(table).where(isOwn).orderBy(asc(table.id)).limit(1);
    return found ? String(found.id) : null;
  };
  const payment = eq(outgoingTable.kind, 'payment-order');
  const demos = [
    ['exchangeSettlement', 'exchange-order', await firstOf(exchangeOrderTable), 'locked', 3, 0.5],
    ['orderAcceptance', 'payment-order', await firstOf(outgoingTable, payment), 'refused', 5, 3],
    ['cardClosing', 'card', await firstOf(cardTable), 'failed', 9, 15],
  ] as const;
  for (const [job, subject, subjectId, reason, faults, hours] of demos) {
    if (subjectId === null) continue;
    const dueAt = before(hours * HOUR);
    const fault = { id: random.id(dueAt), partnerId, job, subject, subjectId, reason, faults, dueAt };
    const nextTryAt = new Date(now.getTime() + faults * MINUTE);
    const times = { firstFaultAt: dueAt, lastFaultAt: before(faults * MINUTE), nextTryAt };
    await tx
      .insert(jobFaultTable)
      .values({ ...fault, ...times })
      .onConflictDoNothing();
  }
}
