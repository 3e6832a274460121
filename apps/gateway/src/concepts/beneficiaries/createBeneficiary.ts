import { type BeneficiaryDetail, type BeneficiaryInput, enablement } from '@corridor/core';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { refuseDuplicate } from './duplicates';
import { getBeneficiary } from './findBeneficiary';
import { readDraft } from './readDraft';
import { columnsOf } from './row';
import { beneficiaryTable } from './table';

/** Adds a beneficiary, enabled from the start. @throws Refusal that names each wrong field, or the beneficiary that has the account */
export async function createBeneficiary(
  call: Call,
  { allowDuplicate = false, ...input }: BeneficiaryInput,
): Promise<BeneficiaryDetail> {
  const { tx, now, principal } = call;
  const draft = readDraft(input);
  const columns = columnsOf(draft);
  if (!allowDuplicate) await refuseDuplicate(call, columns);
  const id = createId(now.getTime());
  await tx.insert(beneficiaryTable).values({
    id,
    partnerId: principal.partnerId,
    ...columns,
    status: enablement.code.enabled,
    createdAt: now,
    updatedAt: now,
  });
  await call.audit({ action: 'create', subject: 'beneficiary', subjectId: id, after: { ...draft } });
  return getBeneficiary(call, id);
}
