import { subject } from '@casl/ability';
import { type BeneficiaryAction, type BeneficiaryDetail, enablement, nextBeneficiaryStatus } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { conflict, forbidden } from '../app/refusals';
import type { Call } from '../call';
import { getBeneficiary, lockBeneficiary } from './findBeneficiary';
import { beneficiaryTable } from './table';

/** Makes the call that changes a beneficiary's status, under a lock. */
export function changeStatus(action: BeneficiaryAction) {
  return async (call: Call, id: string, { reason }: { reason?: string | undefined }): Promise<BeneficiaryDetail> => {
    const stored = await lockBeneficiary(call, id);
    if (!call.principal.ability.can(action, subject('beneficiary', { ...stored })))
      throw forbidden(action, 'beneficiary');
    const next = nextBeneficiaryStatus(stored.status, action);
    if (next === null) {
      throw conflict(`A beneficiary that is ${enablement.nameOf(stored.status)} does not allow ${action}`);
    }
    await call.tx
      .update(beneficiaryTable)
      .set({ status: next, updatedAt: call.now })
      .where(eq(beneficiaryTable.id, id));
    const [before, after] = [{ status: stored.status }, { status: next, reason: reason ?? null }];
    await call.audit({ action, subject: 'beneficiary', subjectId: id, before, after });
    return getBeneficiary(call, id);
  };
}
