import { type BeneficiaryContract, type BeneficiaryDetail, normalizeIdentifier } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { readableRows } from '../../platform/listing';
import { declareRecord } from '../../platform/records';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { toDetail } from './row';
import { beneficiaryTable as b, type StoredBeneficiary } from './table';

/** One stored beneficiary. */
export const beneficiaryRecord = declareRecord<StoredBeneficiary>({
  segment: 'beneficiary',
  table: b,
  select: (tx, where) => tx.select().from(b).where(where),
  storedOf: (stored) => stored,
});

/** A beneficiary by its id. @throws Refusal when the caller's partner has none */
export async function getBeneficiary(call: Call, id: string): Promise<BeneficiaryDetail> {
  return toDetail(await beneficiaryRecord.find(call, id), call.principal);
}

/** The beneficiary of an account. @throws Refusal when there is none, or more than one */
export async function getBeneficiaryBy(
  call: Call,
  { currency, account }: BeneficiaryContract['key'],
): Promise<BeneficiaryDetail> {
  const { tx, principal } = call;
  const isMeant = and(
    eq(b.partnerId, principal.partnerId),
    eq(b.account, normalizeIdentifier(account)),
    eq(b.currency, currency),
    readableRows(b, call),
  );
  const [stored, other] = await tx.select().from(b).where(isMeant).limit(2);
  if (!stored) throw notFound('beneficiary');
  if (other) throw conflict('refusals.severalBeneficiaries');
  return toDetail(stored, principal);
}
