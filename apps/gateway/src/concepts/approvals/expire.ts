import { OPEN_APPROVAL_STATUSES } from '@corridor/core';
import { and, asc, inArray, lte } from 'drizzle-orm';
import { createId, type Database, SERVICE_SCOPE } from '../../platform/database';
import { changeRow } from '../../platform/records';
import { release } from './holds';
import { approvalEventTable, approvalTable as t } from './table';

/** Ends requests whose time is over, one transaction each, and lets go what they held. */
export async function expireApprovals(db: Database, now: Date): Promise<void> {
  while (await expireNext(db, now));
}

function expireNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    const [stored] = await tx
      .select()
      .from(t)
      .where(and(inArray(t.status, [...OPEN_APPROVAL_STATUSES]), lte(t.expiresAt, now)))
      .orderBy(asc(t.expiresAt))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (!stored) return false;
    await release(tx, stored, now);
    await changeRow(tx, t, stored.id, { status: 'expired', endedAt: now });
    const { id: approvalId, partnerId } = stored;
    await tx
      .insert(approvalEventTable)
      .values({ id: createId(now.getTime()), approvalId, partnerId, at: now, event: 'expired' });
    return true;
  });
}
