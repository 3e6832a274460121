import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { conflict } from '../../platform/refusals/refusals';
import { lockCard } from './findCard';
import { cardTable } from './table';

/** Withdraws an application: only a card that was never activated goes. Its history and the log keep what it was. */
export async function deleteCard(call: Call, id: string): Promise<void> {
  const stored = await lockCard(call, id);
  if (stored.status !== 'unactivated')
    throw conflict('refusals.notDeletable', { subject: 'card', state: stored.status });
  await call.tx.delete(cardTable).where(eq(cardTable.id, id));
  const { merchantId, holderName, bin, last4 } = stored;
  await call.audit({
    action: 'delete',
    subject: 'card',
    subjectId: id,
    before: { merchantId, holderName, bin, last4 },
  });
}
