import {
  type CardAction,
  type CardActionInput,
  type CardDetail,
  type CardStatus,
  nextCardStatus,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { requireAllowed } from '../../platform/resource';
import { detailOf } from './detail';
import { lockCard } from './findCard';
import { recordEvent, stepOf } from './recordEvent';
import { actedOn } from './row';
import { cardTable, type StoredCard } from './table';

/** What an action does beside changing the status. */
export type Effect<Input> = (call: Call, stored: StoredCard, input: Input) => Promise<void>;

/** Makes the call of an action: guards it by status under a lock, does it, writes it into the card's history and the log. */
export function takeAction<Input extends CardActionInput>(action: CardAction, effect?: Effect<Input>) {
  return async (call: Call, id: string, input: Input): Promise<CardDetail> => {
    const stored = await lockCard(call, id);
    const next = guard(stored, action);
    const changed = next === stored.status ? stored : await changeStatus(call, stored, next);
    await effect?.(call, stored, input);
    const event = { cardId: id, action, reason: input.reason, from: stored.status, to: next };
    await recordEvent(call, event);
    await call.audit(stepOf(event));
    return detailOf(call, changed);
  };
}

function guard(stored: StoredCard, action: CardAction): CardStatus {
  requireAllowed(actedOn(stored), action, stored.status);
  return nextCardStatus(stored.status, action) ?? stored.status;
}

function changeStatus({ tx, now }: Call, stored: StoredCard, status: CardStatus): Promise<StoredCard> {
  const activatedAt = stored.activatedAt ?? (stored.status === 'unactivated' && status === 'normal' ? now : null);
  return changeRow(tx, cardTable, stored.id, { status, activatedAt });
}
