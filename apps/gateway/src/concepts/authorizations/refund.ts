import { AUTHORIZATION_RIGHTS, type AuthorizationDetail, type Money } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { movement, post } from '../../ledger';
import type { Call } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { forbidden, invalid } from '../../platform/refusals/refusals';
import { systemAccount } from '../accounts';
import { auditChange } from './auditChange';
import { requireCurrency, stepOf, writeDown } from './clear';
import { getAuthorization, lockAuthorization } from './findAuthorization';
import { fundingAt } from './fundingAt';
import { recordEvent } from './recordEvent';
import { authorizationTable as a } from './table';

/** What a shop gives back; why, where that is more than it was ever paid. */
export interface Refund {
  readonly authorizationId: string;
  readonly amount: Money;
  readonly reason?: string | undefined;
}

const [BEYOND_CLEARED] = AUTHORIZATION_RIGHTS;

/** Books what a shop gives back. @throws Refusal for more than was ever cleared, without the right to that or a reason */
export async function refund(
  call: Call,
  { authorizationId: id, amount, reason }: Refund,
): Promise<AuthorizationDetail> {
  const { tx, now } = call;
  const stored = await lockAuthorization(call, id);
  requireCurrency(stored, amount);
  const refunded = stored.refunded + amount.minor;
  const beyond = refunded - stored.cleared;
  if (beyond > 0n) requireReasonBeyond(call, reason);
  const { ledgerAccountId, accountId } = await fundingAt(call, stored);
  const clearing = await systemAccount(tx, 'clearing', {
    partnerId: stored.partnerId,
    currency: amount.currency,
    at: now,
  });
  const legs = movement(clearing, ledgerAccountId, amount);
  const receipt = await post(tx, { ...stepOf(stored, `refund:${stored.refunded}`, now), kind: 'card-refund', legs });
  await writeDown(call, { ...stored, accountId }, { type: 'refund', receipts: [receipt] });
  await tx.update(a).set({ refunded }).where(eq(a.id, id));
  await recordEvent(call, { id, kind: 'refunded', amount: amount.minor, transferId: receipt.transferId });
  const also = beyond > 0n ? { beyondCleared: wireMoney(beyond, stored.currency), reason } : {};
  await auditChange(call, stored, { action: beyond > 0n ? BEYOND_CLEARED : 'refund', also });
  return getAuthorization(call, id);
}

function requireReasonBeyond({ principal }: Call, reason: string | undefined): void {
  if (!principal.ability.can(BEYOND_CLEARED, 'authorization')) throw forbidden(BEYOND_CLEARED, 'authorization');
  if (!reason) throw invalid([{ path: 'reason', reason: 'refusals.required' }]);
}
