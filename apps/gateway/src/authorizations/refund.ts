import type { AuthorizationDetail, Money } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { systemAccount } from '../accounts';
import type { Call } from '../call';
import { movement, post } from '../ledger';
import { requireCurrency, stepOf, writeDown } from './clear';
import { getAuthorization, lockAuthorization } from './findAuthorization';
import { fundingAt } from './fundingAt';
import { recordEvent } from './recordEvent';
import { authorizationTable as a } from './table';

/** Books what a shop gives back, which may be more or less than what was cleared. */
export async function refund(
  call: Call,
  { authorizationId: id, amount }: { authorizationId: string; amount: Money },
): Promise<AuthorizationDetail> {
  const { tx, now } = call;
  const stored = await lockAuthorization(call, id);
  requireCurrency(stored, amount);
  const { ledgerAccountId, accountId } = await fundingAt(call, stored);
  const clearing = await systemAccount(tx, 'clearing', {
    partnerId: stored.partnerId,
    currency: amount.currency,
    at: now,
  });
  const legs = movement(clearing, ledgerAccountId, amount);
  const receipt = await post(tx, { ...stepOf(stored, `refund:${stored.refunded}`, now), kind: 'card-refund', legs });
  await writeDown(call, { ...stored, accountId }, { type: 'refund', receipts: [receipt] });
  const refunded = stored.refunded + amount.minor;
  await tx.update(a).set({ refunded }).where(eq(a.id, id));
  await recordEvent(call, { id, kind: 'refunded', amount: amount.minor, transferId: receipt.transferId });
  await call.audit({
    action: 'refund',
    subject: 'authorization',
    subjectId: id,
    after: { refunded: String(refunded) },
  });
  return getAuthorization(call, id);
}
