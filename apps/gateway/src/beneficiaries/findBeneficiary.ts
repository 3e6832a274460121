import { type BeneficiaryContract, type BeneficiaryDetail, normalizeIdentifier } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../app/refusals';
import type { Call } from '../call';
import { toDetail } from './row';
import { beneficiaryTable as b, type StoredBeneficiary } from './table';

/** A beneficiary by its id. @throws Refusal when the caller's partner has none */
export async function getBeneficiary({ tx }: Call, id: string): Promise<BeneficiaryDetail> {
  const [stored] = await tx.select().from(b).where(eq(b.id, id));
  if (!stored) throw notFound('beneficiary');
  return toDetail(stored);
}

/** The beneficiary of an account. @throws Refusal when there is none, or more than one */
export async function getBeneficiaryBy(
  { tx, principal }: Call,
  { currency, account }: BeneficiaryContract['key'],
): Promise<BeneficiaryDetail> {
  const isMeant = and(
    eq(b.partnerId, principal.partnerId),
    eq(b.account, normalizeIdentifier(account)),
    eq(b.currency, currency),
  );
  const [stored, other] = await tx.select().from(b).where(isMeant).limit(2);
  if (!stored) throw notFound('beneficiary');
  if (other) throw conflict('Several beneficiaries have this account');
  return toDetail(stored);
}

/** A stored beneficiary, locked until the transaction ends. @throws Refusal when there is none */
export async function lockBeneficiary({ tx }: Call, id: string): Promise<StoredBeneficiary> {
  const [stored] = await tx.select().from(b).where(eq(b.id, id)).for('no key update');
  if (!stored) throw notFound('beneficiary');
  return stored;
}
