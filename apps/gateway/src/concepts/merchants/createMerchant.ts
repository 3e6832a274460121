import type { MerchantDetail, MerchantInput } from '@corridor/core';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { creationOf, recordEvent } from './events';
import { getMerchant } from './getMerchant';
import { readDetails } from './readDetails';
import { columnsOf } from './row';
import { merchantTable } from './table';

/** Adds a merchant, whose onboarding then begins. @throws Refusal that names every detail that is wrong or missing */
export async function createMerchant(call: Call, input: MerchantInput): Promise<MerchantDetail> {
  const { tx, now, principal } = call;
  const columns = columnsOf(readDetails(call, input));
  const id = createId(now.getTime());
  const row = {
    id,
    partnerId: principal.partnerId,
    ...columns,
    status: 'initial' as const,
    makers: [principal.userId],
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(merchantTable).values(row);
  await recordEvent(call, { merchantId: id, action: 'create', from: null, to: 'initial' });
  await call.audit(creationOf(row));
  return getMerchant(call, id);
}
