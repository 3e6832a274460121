import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { beneficiaryRecord } from './findBeneficiary';
import { draftOf } from './row';
import { beneficiaryTable } from './table';

/** Removes a beneficiary; one that orders refer to stays, as the database says. */
export async function deleteBeneficiary(call: Call, id: string): Promise<void> {
  const stored = await beneficiaryRecord.lock(call, id);
  await call.tx.delete(beneficiaryTable).where(eq(beneficiaryTable.id, id));
  await call.audit({ action: 'delete', subject: 'beneficiary', subjectId: id, before: { ...draftOf(stored) } });
}
