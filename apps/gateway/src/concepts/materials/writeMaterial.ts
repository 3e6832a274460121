import {
  isMaterialChangeAllowed,
  type MaterialDetail,
  type MaterialInput,
  type MaterialUpdate,
  materialProblems,
  type WireMoney,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { createId } from '../../platform/database';
import { currencyOf, minorOf } from '../../platform/money';
import { changeRow, declareRecord } from '../../platform/records';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { requireOwner } from '../accounts';
import { certificatesOf, setCertificates } from './certificates';
import { materialTimeline, recordMaterialEvent } from './events';
import { materialsOf, toMaterial } from './listing';
import { materialTable as m, type ProvenMaterial, type StoredMaterial } from './table';

/** The whole record of a material. @throws Refusal when the caller's partner has none such */
export async function getMaterial(call: Call, id: string): Promise<MaterialDetail> {
  return detailOf(call, await materialRecord.find(call, id));
}

/** One stored material, with what is said of it. */
export const materialRecord = declareRecord<ProvenMaterial>({
  segment: 'material',
  table: m,
  select: materialsOf,
  storedOf: ({ material }) => material,
});

/** A stored material, locked until the transaction ends. @throws Refusal when there is none such */
export async function lockMaterial(call: Call, id: string): Promise<StoredMaterial> {
  return (await materialRecord.lock(call, id)).material;
}

/** The whole record of a stored material. */
export async function detailOf({ tx, principal }: Call, found: ProvenMaterial): Promise<MaterialDetail> {
  const { id, currency } = found.material;
  const certificates = await certificatesOf(tx, id);
  const kinds = [...new Set(certificates.map(({ kind }) => kind))].toSorted();
  const timeline = await materialTimeline(tx, id, currency);
  return { ...toMaterial({ ...found, kinds }, { principal }), certificates, timeline };
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
  await recordMaterialEvent(call, id, { kind: 'created' });
  await call.audit({ action: 'create', subject: 'material', subjectId: id, after: { ...input } });
  return getMaterial(call, id);
}

/** Changes a material. @throws Refusal when it is linked and more than its comments would change */
export async function updateMaterial(call: Call, id: string, changes: MaterialUpdate): Promise<MaterialDetail> {
  const found = await materialRecord.lock(call, id);
  const { material: stored } = found;
  refuseProblems(changes);
  if (!isMaterialChangeAllowed(stored.linked > 0n, changes)) {
    throw conflict('refusals.materialLocked');
  }
  const { amount, certificateIds, tradeComments, ...named } = changes;
  const comments = tradeComments === undefined ? {} : { tradeComments: tradeComments?.trim() || null };
  const set = { ...named, ...comments, ...(amount ? amountOf(amount) : {}) };
  const before = await detailOf(call, found);
  const changed = Object.keys(set).length > 0 ? await changeRow(call.tx, m, id, set) : stored;
  if (certificateIds) await setCertificates(call, id, certificateIds);
  await recordMaterialEvent(call, id, { kind: 'changed' });
  const after = await detailOf(call, { ...found, material: changed });
  await call.audit({
    action: 'update',
    subject: 'material',
    subjectId: id,
    before: withoutTimeline(before),
    after: withoutTimeline(after),
  });
  return after;
}

// What the log tells in the end is the difference between the two.
function withoutTimeline({ timeline: _, ...record }: MaterialDetail) {
  return record;
}

function refuseProblems(values: MaterialUpdate): void {
  const problems = materialProblems(values);
  if (problems.length > 0) throw invalid(problems);
}

function amountOf(wire: WireMoney) {
  return { currency: currencyOf(wire.currency), amount: minorOf(wire) };
}
