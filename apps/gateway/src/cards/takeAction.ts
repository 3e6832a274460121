import {
  type CardAction,
  type CardActionInput,
  type CardDetail,
  type CardStatus,
  cardActionsFor,
  nextCardStatus,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, forbidden } from '../app/refusals';
import type { Call } from '../call';
import { getCard } from './detail';
import { lockCard } from './findCard';
import { recordEvent } from './recordEvent';
import { allowedActions } from './row';
import { cardTable, type StoredCard } from './table';

/** What an action does beside changing the status. */
export type Effect<Input> = (call: Call, stored: StoredCard, input: Input) => Promise<void>;

/** Makes the call of an action: guards it by status and role under a lock, does it, writes it into the card's history and the log. */
export function takeAction<Input extends CardActionInput>(action: CardAction, effect?: Effect<Input>) {
  return async (call: Call, id: string, input: Input): Promise<CardDetail> => {
    const stored = await lockCard(call, id);
    const next = guard(call, stored, action);
    if (next !== stored.status) await changeStatus(call, stored, next);
    await effect?.(call, stored, input);
    await recordEvent(call, { cardId: id, action, reason: input.reason, from: stored.status, to: next });
    const [before, after] = [{ status: stored.status }, { status: next, reason: input.reason ?? null }];
    await call.audit({ action, subject: 'card', subjectId: id, before, after });
    return getCard(call, id);
  };
}

function guard({ principal }: Call, stored: StoredCard, action: CardAction): CardStatus {
  const next = nextCardStatus(stored.status, action);
  if (next === null || !cardActionsFor(stored.status, stored.type).includes(action)) {
    throw conflict(`A ${stored.type} card that is ${stored.status} does not allow ${action}`);
  }
  if (!allowedActions(stored, principal).includes(action)) throw forbidden(action, 'card');
  return next;
}

async function changeStatus({ tx, now }: Call, stored: StoredCard, status: CardStatus): Promise<void> {
  const activatedAt = stored.activatedAt ?? (stored.status === 'unactivated' && status === 'normal' ? now : null);
  await tx.update(cardTable).set({ status, activatedAt }).where(eq(cardTable.id, stored.id));
}
