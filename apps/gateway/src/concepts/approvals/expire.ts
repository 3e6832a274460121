import { OPEN_APPROVAL_STATUSES, SERVICE_NAME } from '@corridor/core';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import { newId } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { changeRow } from '../../platform/records';
import { turnOf } from './events';
import { release } from './holds';
import { approvalEventTable, approvalTable as t } from './table';

/** Ends requests whose time is over, and lets go what they held. */
export const expireApprovals = dueJob({
  name: 'approvalExpiry',
  subject: 'approval',
  table: t,
  id: t.id,
  isDue: ({ now }) => and(inArray(t.status, [...OPEN_APPROVAL_STATUSES]), isNull(t.endedAt), lte(t.expiresAt, now)),
  dueAt: () => t.expiresAt,
  select: (tx, where) => tx.select().from(t).where(where),
  process: async (tx, stored, { now }) => {
    await release(tx, stored, now);
    await changeRow(tx, t, stored.id, { status: 'expired', endedAt: now });
    const { id: approvalId, partnerId } = stored;
    await tx
      .insert(approvalEventTable)
      .values({ id: newId(tx, now), approvalId, partnerId, at: now, event: 'expired' });
    await audit(tx, systemActor(partnerId, SERVICE_NAME, now), turnOf(stored, 'expire', { status: 'expired' }));
  },
});
