import {
  isMaterialChangeAllowed,
  type MaterialDetail,
  type MaterialInput,
  type MaterialUpdate,
  materialProblems,
  type WireMoney,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { requireOwner } from '../accounts';
import { conflict, invalid, notFound } from '../app/refusals';
import type { Call } from '../call';
import { createId } from '../database';
import { currencyOf, minorOf } from '../money';
import { certificatesOf, setCertificates } from './certificates';
import { materialsOf, toMaterial } from './listing';
import { materialTable as m, type StoredMaterial } from './table';

/** The whole record of a material. @throws Refusal when the caller's partner has none such */
export async function getMaterial({ tx }: Pick<Call, 'tx'>, id: string): Promise<MaterialDetail> {
  const [found] = await materialsOf(tx, eq(m.id, id));
  if (!found) throw notFound('material');
  return { ...toMaterial(found), certificates: await certificatesOf(tx, id) };
}

/** A stored material, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockMaterial({ tx }: Pick<Call, 'tx'>, id: string): Promise<StoredMaterial> {
  const [stored] = await tx.select().from(m).where(eq(m.id, id)).for('no key update');
  if (!stored) throw notFound('material');
  return stored;
}

/** Writes a trade down with its certificates. @throws Refusal that names what does not fit */
export async function createMaterial(call: Call, input: MaterialInput): Promise<MaterialDetail> {
  const { tx, now, principal } = call;
  const { amount, certificateIds, tradeComments, ...named } = input;
  refuseProblems(input);
  const owner = await requireOwner(call, input.ownerId);
  const id = createId(now.getTime());
  await tx.insert(m).values({
    ...named,
    ...owner,
    ...amountOf(amount),
    id,
    partnerId: principal.partnerId,
    tradeComments: tradeComments?.trim() || null,
    linked: 0n,
    createdBy: principal.name,
    createdAt: now,
  });
  await setCertificates(call, id, certificateIds);
  await call.audit({ action: 'create', subject: 'material', subjectId: id, after: { ...input } });
  return getMaterial(call, id);
}

/** Changes a material. @throws Refusal when it is linked and more than its comments would change */
export async function updateMaterial(call: Call, id: string, changes: MaterialUpdate): Promise<MaterialDetail> {
  const stored = await lockMaterial(call, id);
  refuseProblems(changes);
  if (!isMaterialChangeAllowed(stored.linked > 0n, changes)) {
    throw conflict('A material that is linked stays as it is: take its links away first');
  }
  const { amount, certificateIds, tradeComments, ...named } = changes;
  const comments = tradeComments === undefined ? {} : { tradeComments: tradeComments?.trim() || null };
  const set = { ...named, ...comments, ...(amount ? amountOf(amount) : {}) };
  const before = await getMaterial(call, id);
  if (Object.keys(set).length > 0) await call.tx.update(m).set(set).where(eq(m.id, id));
  if (certificateIds) await setCertificates(call, id, certificateIds);
  const after = await getMaterial(call, id);
  await call.audit({
    action: 'update',
    subject: 'material',
    subjectId: id,
    before: { ...before },
    after: { ...after },
  });
  return after;
}

function refuseProblems(values: MaterialUpdate): void {
  const problems = materialProblems(values);
  if (problems.length > 0) throw invalid(problems);
}

function amountOf(wire: WireMoney) {
  return { currency: currencyOf(wire.currency), amount: minorOf(wire) };
}
