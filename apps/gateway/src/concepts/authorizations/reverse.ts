import type { AuthorizationDetail, Money } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { hold, voidHold } from '../../ledger';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { storedMoney } from '../../platform/money';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { auditChange } from './auditChange';
import { requireCurrency, stepOf } from './clear';
import { getAuthorization, lockAuthorization } from './findAuthorization';
import { changed } from './parts';
import { recordEvent } from './recordEvent';
import { authorizationTable as a, type StoredAuthorization } from './table';
import { showUsage } from './usage';

/** Lets go of what is held for an authorization, all of it unless told; writes the reversal down as a record of its own. @throws Refusal when less is held */
export async function reverseAuthorization(
  call: Call,
  { authorizationId: id, amount: asked }: { authorizationId: string; amount?: Money | undefined },
): Promise<AuthorizationDetail> {
  const { tx, now } = call;
  const stored = await lockAuthorization(call, id);
  if (stored.held === 0n) throw conflict('refusals.nothingHeld');
  const amount = asked ?? storedMoney(stored.held, stored.currency);
  requireCurrency(stored, amount);
  if (amount.minor > stored.held) throw invalid([{ path: 'amount.amount', reason: 'refusals.moreThanHeld' }]);
  const reversed = stored.reversed + amount.minor;
  const holdId = await shrink(call, stored, stored.held - amount.minor);
  const status = reversed === stored.amount ? 'reversed' : stored.status;
  await tx
    .update(a)
    .set({ ...changed(stored, { reversed }), status, holdId })
    .where(eq(a.id, id));
  const reversalId = await writeRecord(call, stored, amount);
  await recordEvent(call, { id, kind: 'reversed', amount: amount.minor });
  await showUsage(tx, stored.cardId, now);
  await auditChange(call, stored, { action: 'reverse', also: { reversalId } });
  return getAuthorization(call, id);
}

// A hold cannot be made smaller: the old one is let go and the rest is held anew, in one transaction.
async function shrink(call: Call, stored: StoredAuthorization, left: bigint): Promise<string | null> {
  const { tx, now } = call;
  if (!stored.holdId || !stored.ledgerAccountId) throw new Error('an authorization holds money without a hold');
  const step = `reverse:${stored.reversed}`;
  await voidHold(tx, { ...stepOf(stored, step, now), holdId: stored.holdId });
  if (left === 0n) return stored.holdId;
  const { holdId } = await hold(tx, {
    ...stepOf(stored, `${step}:rest`, now),
    accountId: stored.ledgerAccountId,
    amount: storedMoney(left, stored.currency),
    ...(stored.expiresAt ? { expiresAt: stored.expiresAt } : {}),
  });
  return holdId;
}

async function writeRecord({ tx, now }: Call, stored: StoredAuthorization, amount: Money): Promise<string> {
  const { held: _, used: __, amountKey: ___, acceptorKey: ____, ...fields } = stored;
  const id = createId(now.getTime());
  await tx.insert(a).values({
    ...fields,
    id,
    type: 'reversal',
    status: 'approved',
    settlement: null,
    originalId: stored.id,
    amount: amount.minor,
    transactionCurrency: amount.currency,
    transactionAmount: amount.minor,
    reversed: 0n,
    cleared: 0n,
    expired: 0n,
    refunded: 0n,
    holdId: null,
    expiresAt: null,
    createdAt: now,
  });
  return id;
}
