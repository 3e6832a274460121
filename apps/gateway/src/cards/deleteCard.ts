import { eq } from 'drizzle-orm';
import { conflict } from '../app/refusals';
import type { Call } from '../call';
import { lockCard } from './findCard';
import { cardTable } from './table';

/** Withdraws an application: only a card that was never activated goes. Its history and the log keep what it was. */
export async function deleteCard(call: Call, id: string): Promise<void> {
  const stored = await lockCard(call, id);
  if (stored.status !== 'unactivated') throw conflict(`A card that is ${stored.status} cannot be deleted`);
  await call.tx.delete(cardTable).where(eq(cardTable.id, id));
  const { merchantId, holderName, bin, last4 } = stored;
  await call.audit({
    action: 'delete',
    subject: 'card',
    subjectId: id,
    before: { merchantId, holderName, bin, last4 },
  });
}
