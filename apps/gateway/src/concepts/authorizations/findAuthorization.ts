import { type AuthorizationDetail, type DeclineRemedy, remedyOf } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { authorizationsOf, toAuthorization } from './listing';
import { authorizationTable as a, authorizationEventTable as e, type StoredAuthorization } from './table';

/** The whole record of an authorization. @throws Refusal when the caller's partner has none such */
export async function getAuthorization(call: Call, id: string): Promise<AuthorizationDetail> {
  const [found] = await authorizationsOf(call.tx, eq(a.id, id));
  if (!found) throw notFound('authorization');
  const { authorization: stored } = found;
  const amount = (minor: bigint) => wireMoney(minor, stored.currency);
  const events = await call.tx.select().from(e).where(eq(e.authorizationId, id)).orderBy(asc(e.at), asc(e.id));
  return {
    ...toAuthorization(found),
    hold: {
      authorized: amount(stored.type === 'approval' ? stored.amount : 0n),
      reversed: amount(stored.reversed),
      cleared: amount(stored.cleared),
      expired: amount(stored.expired),
      held: amount(stored.held),
    },
    refunded: amount(stored.refunded),
    declineReason: stored.declineReason,
    remedy: remedyFor(call, stored),
    events: events.map(({ id: eventId, kind, amount: minor, at }) => ({
      id: eventId,
      kind,
      amount: amount(minor),
      at: at.toISOString(),
    })),
  };
}

/** An approved authorization, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockAuthorization({ tx }: Pick<Call, 'tx'>, id: string): Promise<StoredAuthorization> {
  const [stored] = await tx.select().from(a).where(eq(a.id, id)).for('no key update');
  if (!stored) throw notFound('authorization');
  if (stored.type !== 'approval') throw conflict('refusals.notApproved');
  return stored;
}

const ACTIONS: Readonly<Record<DeclineRemedy, string>> = {
  activate: 'activate',
  unblock: 'unblock',
  cancelLoss: 'cancelLoss',
  applyForCard: 'create',
  raiseLimits: 'update',
  topUp: 'topUp',
};

function remedyFor({ principal }: Call, { declineReason }: StoredAuthorization): DeclineRemedy | null {
  if (!declineReason) return null;
  const remedy = remedyOf(declineReason);
  return principal.ability.can(ACTIONS[remedy], 'card') ? remedy : null;
}
