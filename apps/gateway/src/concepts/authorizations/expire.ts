import type { AuthorizationDetail } from '@corridor/core';
import { and, eq, gt, lte } from 'drizzle-orm';
import { voidHold } from '../../ledger';
import type { Call } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { dueJob } from '../../platform/jobs';
import { conflict } from '../../platform/refusals/refusals';
import { auditChange } from './auditChange';
import { stepOf } from './clear';
import { getAuthorization, lockAuthorization } from './findAuthorization';
import { changed } from './parts';
import { recordEvent } from './recordEvent';
import { authorizationTable as a, type StoredAuthorization } from './table';
import { showUsage } from './usage';

/** Lets an authorization expire before its time. @throws Refusal when nothing is held for it */
export async function expireNow(call: Call, authorizationId: string): Promise<AuthorizationDetail> {
  const stored = await lockAuthorization(call, authorizationId);
  if (stored.held === 0n) throw conflict('refusals.nothingHeld');
  await expire(call.tx, stored, call.now);
  await auditChange(call, stored, { action: 'expire' });
  return getAuthorization(call, authorizationId);
}

/** Lets every authorization expire whose time is over. */
export const expireAuthorizations = dueJob({
  name: 'authorizationExpiry',
  subject: 'authorization',
  table: a,
  id: a.id,
  isDue: ({ now }) => and(lte(a.expiresAt, now), gt(a.held, 0n)),
  dueAt: () => a.expiresAt,
  account: a.ledgerAccountId,
  select: (tx, where) => tx.select().from(a).where(where),
  process: (tx, stored, { now }) => expire(tx, stored, now),
});

async function expire(tx: Transaction, stored: StoredAuthorization, now: Date): Promise<void> {
  if (!stored.holdId) throw new Error('an authorization holds money without a hold');
  await voidHold(tx, { ...stepOf(stored, 'expire', now), kind: 'card-expiry', holdId: stored.holdId });
  const change = changed(stored, { expired: stored.expired + stored.held });
  await tx
    .update(a)
    .set({ ...change, status: 'expired' })
    .where(eq(a.id, stored.id));
  const principal = { partnerId: stored.partnerId };
  await recordEvent({ tx, now, principal }, { id: stored.id, kind: 'expired', amount: stored.held });
  await showUsage(tx, stored.cardId, now);
}
