import {
  isLockedDetail,
  type MerchantDetail,
  type MerchantInput,
  type MerchantUpdate,
  merchantRightsFor,
  OPEN_ONBOARDING,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { recordEvent } from './events';
import { lockMerchant } from './findMerchant';
import { detailOf } from './getMerchant';
import { readDetails } from './readDetails';
import { columnsOf, makersWith } from './row';
import { merchantTable, type StoredMerchant } from './table';

type Part = Readonly<Record<string, unknown>>;

/** Changes a merchant's details; what a review has approved stays as it is. @throws Refusal that names each wrong or locked detail */
export async function updateMerchant(call: Call, id: string, changes: MerchantUpdate): Promise<MerchantDetail> {
  const stored = await lockMerchant(call, id);
  guard(stored, changes);
  const columns = columnsOf(readDetails(call, mergedInput(stored, changes)));
  const makers = makersWith(stored, call.principal);
  const changed = await changeRow(call.tx, merchantTable, id, { ...columns, makers, updatedAt: call.now });
  await recordEvent(call, { merchantId: id, action: 'update', from: stored.status, to: stored.status });
  const [before, after] = [named(stored.details, changes), named(columns.details, changes)];
  await call.audit({ action: 'update', subject: 'merchant', subjectId: id, before, after });
  return detailOf(call, changed);
}

function guard({ status, details }: StoredMerchant, changes: MerchantUpdate): void {
  if (OPEN_ONBOARDING.includes(status)) return;
  if (!merchantRightsFor(status).includes('update')) {
    throw conflict('refusals.notChangeable', { subject: 'merchant', state: status });
  }
  const locked = Object.entries(changes).flatMap(([part, values]: [string, Part | undefined]) =>
    Object.entries(values ?? {})
      .filter(([name, value]) => isLockedDetail(name) && value !== partOf(details, part)[name])
      .map(([name]) => ({ path: `${part}.${name}`, reason: 'merchants.problem.locked' })),
  );
  if (locked.length > 0) throw invalid(locked);
}

function mergedInput({ type, details }: StoredMerchant, { individual, corporation }: MerchantUpdate): MerchantInput {
  const merged = {
    individual: { ...details.individual, ...individual },
    corporation: { ...details.corporation, ...corporation },
  };
  const given = Object.entries(merged).filter(([, values]) => Object.keys(values).length > 0);
  // What is missing or wrong in it, core's rules find before anything is kept.
  return { type, ...Object.fromEntries(given) };
}

function named(details: StoredMerchant['details'], changes: MerchantUpdate): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).map(([part, values]: [string, Part | undefined]) => {
      const own = partOf(details, part);
      return [part, Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, own[name] ?? null]))];
    }),
  );
}

function partOf(details: StoredMerchant['details'], part: string): Part {
  return { ...(part === 'individual' ? details.individual : details.corporation) };
}
