import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { readableRows } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { cardTable, type StoredCard } from './table';

/** One stored card. */
export const cardRecord = declareRecord<StoredCard>({
  segment: 'card',
  table: cardTable,
  select: (tx, where) => tx.select().from(cardTable).where(where),
  storedOf: (stored) => stored,
});

/** A stored card of the caller's partner, and the same under a lock. @throws Refusal when there is none */
export const { find: findCard, lock: lockCard } = cardRecord;

/** The card of a BIN and its last four digits. @throws Refusal when there is none, or more than one */
export async function findCardBy(call: Call, { bin, last4 }: { bin: string; last4: string }): Promise<StoredCard> {
  const { tx, principal } = call;
  const isMeant = and(
    eq(cardTable.partnerId, principal.partnerId),
    eq(cardTable.bin, bin),
    eq(cardTable.last4, last4),
    readableRows(cardTable, call),
  );
  const [stored, other] = await tx.select().from(cardTable).where(isMeant).limit(2);
  if (!stored) throw notFound('card');
  if (other) throw conflict('refusals.severalCards');
  return stored;
}
