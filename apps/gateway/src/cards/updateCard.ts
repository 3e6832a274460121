import type { CardDetail, CardUpdate } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict } from '../app/refusals';
import type { Call } from '../call';
import { getCard } from './detail';
import { lockCard } from './findCard';
import { findBin } from './listBins';
import { recordEvent } from './recordEvent';
import { storedLimits } from './storedLimits';
import { cardTable, type StoredCard } from './table';

const ENDED: readonly StoredCard['status'][] = ['expired', 'closing', 'closed'];

/** Changes a card's label and limits. @throws Refusal when the card has ended, or a limit is not below its default */
export async function updateCard(call: Call, id: string, { label, limits }: CardUpdate): Promise<CardDetail> {
  const stored = await lockCard(call, id);
  if (ENDED.includes(stored.status)) throw conflict(`A card that is ${stored.status} cannot be changed`);
  const bin = await findBin(call, stored.bin);
  const changes = {
    ...(label === undefined ? {} : { label }),
    ...(limits && bin ? storedLimits(limits, bin.defaultLimits) : {}),
  };
  if (Object.keys(changes).length > 0) {
    await call.tx.update(cardTable).set(changes).where(eq(cardTable.id, id));
    const before = Object.fromEntries(Object.entries(stored).filter(([name]) => name in changes));
    await call.audit({ action: 'update', subject: 'card', subjectId: id, before, after: changes });
  }
  if (limits && Object.keys(limits).length > 0) {
    await recordEvent(call, { cardId: id, action: 'updateLimits', from: stored.status, to: stored.status });
  }
  return getCard(call, id);
}
