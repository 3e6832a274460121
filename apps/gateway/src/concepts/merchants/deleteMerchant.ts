import { merchantRightsFor } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { storedFileTable } from '../../platform/files';
import { conflict } from '../../platform/refusals/refusals';
import { lockMerchant } from './findMerchant';
import { merchantTable } from './table';

/** Takes away a merchant that was never submitted, with its documents. @throws Refusal for any other */
export async function deleteMerchant(call: Call, id: string): Promise<void> {
  const { status, type, name } = await lockMerchant(call, id);
  if (!merchantRightsFor(status).includes('delete')) {
    throw conflict('refusals.notDeletable', { subject: 'merchant', state: status });
  }
  await call.tx
    .delete(storedFileTable)
    .where(and(eq(storedFileTable.owner, 'merchant'), eq(storedFileTable.ownerId, id)));
  await call.tx.delete(merchantTable).where(eq(merchantTable.id, id));
  await call.audit({ action: 'delete', subject: 'merchant', subjectId: id, before: { type, name, status } });
}
