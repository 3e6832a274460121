import { subject } from '@casl/ability';
import { type CardDetail, type CardEvent, canReveal, canTopUp } from '@corridor/core';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { TIMELINE_LENGTH } from '../../platform/records';
import { findCard, findCardBy } from './findCard';
import { findBin } from './listBins';
import { limitsOf, toCard, usageOf } from './row';
import { cardEventTable as e, type StoredCard, cardSecretTable as s } from './table';

/** The whole record of a card. @throws Refusal when there is none */
export async function getCard(call: Call, id: string): Promise<CardDetail> {
  return detailOf(call, await findCard(call, id));
}

/** The whole record of the card with a BIN and last four digits. @throws Refusal when there is none, or more than one */
export async function getCardBy(call: Call, key: { bin: string; last4: string }): Promise<CardDetail> {
  return detailOf(call, await findCardBy(call, key));
}

/** The whole record of a stored card. */
export async function detailOf(call: Call, stored: StoredCard): Promise<CardDetail> {
  const bin = await findBin(call, stored.bin);
  if (!bin) throw new Error('a card has a BIN that its partner does not issue');
  const may = (action: string) => call.principal.ability.can(action, subject('card', { ...stored }));
  const [secret] = await call.tx.select().from(s).where(eq(s.cardId, stored.id));
  return {
    ...toCard(stored, call.principal),
    label: stored.label,
    limits: limitsOf(stored, bin.defaultLimits, stored.currency),
    defaultLimits: bin.defaultLimits,
    usage: usageOf(stored),
    acsPasswordSet: secret?.acsPasswordHash != null,
    pinSet: secret?.pinHash != null,
    mayTopUp: canTopUp(stored) && may('topUp'),
    mayReveal: canReveal(stored.status) && may('reveal'),
    timeline: await timelineOf(call, stored.id),
  };
}

async function timelineOf({ tx }: Call, cardId: string): Promise<CardEvent[]> {
  const events = await tx
    .select()
    .from(e)
    .where(eq(e.cardId, cardId))
    .orderBy(desc(e.at), desc(e.id))
    .limit(TIMELINE_LENGTH);
  return events.map(({ id, action, at, actor, reason, fromStatus, toStatus }) => ({
    id,
    action,
    at: at.toISOString(),
    actor,
    reason,
    from: fromStatus,
    to: toStatus,
  }));
}
