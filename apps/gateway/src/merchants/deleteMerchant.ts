import { and, eq } from 'drizzle-orm';
import { conflict } from '../app/refusals';
import type { Call } from '../call';
import { storedFileTable } from '../files';
import { lockMerchant } from './findMerchant';
import { merchantTable, type StoredMerchant } from './table';

const UNSUBMITTED: readonly StoredMerchant['status'][] = ['initial', 'toBeUploaded'];

/** Takes away a merchant that was never submitted, with its documents. @throws Refusal for any other */
export async function deleteMerchant(call: Call, id: string): Promise<void> {
  const { status, type, name } = await lockMerchant(call, id);
  if (!UNSUBMITTED.includes(status)) throw conflict(`A merchant that is ${status} cannot be deleted`);
  await call.tx
    .delete(storedFileTable)
    .where(and(eq(storedFileTable.owner, 'merchant'), eq(storedFileTable.ownerId, id)));
  await call.tx.delete(merchantTable).where(eq(merchantTable.id, id));
  await call.audit({ action: 'delete', subject: 'merchant', subjectId: id, before: { type, name, status } });
}
