import { type CardEventContract, type CardRecord, cardEvents, isLast4 } from '@corridor/core';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, within } from '../../platform/listing';
import { cardTable as c, cardEventTable as e, type StoredCard } from '../cards/table';

interface StoredRecord {
  readonly event: typeof e.$inferSelect;
  readonly card: StoredCard | null;
}

/** How card records are found. */
export const cardEventListing = declareListing<CardEventContract, StoredRecord>({
  resource: cardEvents,
  id: e.id,
  partnerId: e.partnerId,
  sorts: { at: [e.at, ({ event }) => event.at.toISOString()] },
  conditions: ({ search, cardId, merchantId, action, at }) => [
    searched(search),
    exactId(e.cardId, cardId),
    merchantId === undefined ? undefined : ofCards(exactId(c.merchantId, merchantId)),
    anyOf(e.action, action),
    within(e.at, at),
  ],
  select: (tx: Transaction, where: SQL | undefined) =>
    tx.select({ event: e, card: c }).from(e).leftJoin(c, eq(c.id, e.cardId)).where(where),
  idOf: ({ event }) => event.id,
  toRow: toRecord,
});

function toRecord({ event, card }: StoredRecord): CardRecord {
  return {
    id: event.id,
    cardId: event.cardId,
    last4: card?.last4 ?? null,
    holderName: card?.holderName ?? null,
    merchantId: card?.merchantId ?? null,
    merchantName: card?.merchantName ?? null,
    action: event.action,
    from: event.fromStatus,
    to: event.toStatus,
    actor: event.actor,
    reason: event.reason,
    at: event.at.toISOString(),
  };
}

function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(e.id, text), eq(e.cardId, text));
  if (isLast4(text)) return ofCards(eq(c.last4, text));
  const beginning = text.replace(/[\\%_]/g, '\\$&');
  return sql`corridor_fold(${e.actor}) LIKE corridor_fold(${beginning}) || '%'`;
}

function ofCards(condition: SQL | undefined): SQL {
  return inArray(e.cardId, sql`(SELECT ${c.id} FROM ${c} WHERE ${condition ?? sql`true`})`);
}
