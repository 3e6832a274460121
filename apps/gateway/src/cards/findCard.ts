import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import { cardTable, type StoredCard } from './table';

/** A stored card of the caller's partner. @throws Refusal when there is none */
export async function findCard({ tx }: Call, id: string): Promise<StoredCard> {
  const [stored] = await tx.select().from(cardTable).where(eq(cardTable.id, id));
  if (!stored) throw notFound('card');
  return stored;
}

/** A stored card, locked until the transaction ends, so that two operators cannot both change it. @throws Refusal when there is none */
export async function lockCard({ tx }: Call, id: string): Promise<StoredCard> {
  const [stored] = await tx.select().from(cardTable).where(eq(cardTable.id, id)).for('no key update');
  if (!stored) throw notFound('card');
  return stored;
}

/** The card of a BIN and its last four digits. @throws Refusal when there is none, or more than one */
export async function findCardBy(
  { tx, principal }: Call,
  { bin, last4 }: { bin: string; last4: string },
): Promise<StoredCard> {
  const isMeant = and(eq(cardTable.partnerId, principal.partnerId), eq(cardTable.bin, bin), eq(cardTable.last4, last4));
  const [stored, other] = await tx.select().from(cardTable).where(isMeant).limit(2);
  if (!stored) throw notFound('card');
  if (other) throw conflict('Several cards have this BIN and these last four digits');
  return stored;
}
