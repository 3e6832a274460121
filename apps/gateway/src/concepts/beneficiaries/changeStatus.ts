import { type BeneficiaryDetail, type EnablementAction, enablement, nextEnablement } from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { requireAllowed } from '../../platform/resource';
import { beneficiaryRecord } from './findBeneficiary';
import { actedOn, toDetail } from './row';
import { beneficiaryTable } from './table';

/** Makes the call that changes a beneficiary's status, under a lock. */
export function changeStatus(action: EnablementAction) {
  return async (call: Call, id: string, { reason }: { reason?: string | undefined }): Promise<BeneficiaryDetail> => {
    const stored = await beneficiaryRecord.lock(call, id);
    requireAllowed(actedOn(stored), action, enablement.nameOf(stored.status));
    const status = nextEnablement(stored.status, action) ?? stored.status;
    const changed = await changeRow(call.tx, beneficiaryTable, id, { status, updatedAt: call.now });
    const [before, after] = [{ status: stored.status }, { status, reason: reason ?? null }];
    await call.audit({ action, subject: 'beneficiary', subjectId: id, before, after });
    return toDetail(changed, call.principal);
  };
}
