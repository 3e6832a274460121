import {
  isCollectionLinkable,
  type LinkSide,
  linkProblems,
  type MaterialLink,
  type MaterialLinkInput,
} from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../app/Refusal';
import { conflict, invalid, notFound } from '../app/refusals';
import type { Call } from '../call';
import { coverCollection, lockCollection } from '../collections';
import { createId, isUuid } from '../database';
import { lockMaterial, materialTable as m } from '../materials';
import { minorOf, storedMoney } from '../money';
import { linksOf, toMaterialLink } from './listing';
import { giveBack } from './releaseLinks';
import { materialLinkTable as l } from './table';

/** A material link. @throws Refusal when the caller's partner has none such */
export async function getMaterialLink({ tx }: Pick<Call, 'tx'>, id: string): Promise<MaterialLink> {
  const [found] = await linksOf(tx, eq(l.id, id));
  if (!found) throw notFound('material-link');
  return toMaterialLink(found);
}

/** Covers so much of a collection by so much of a material. @throws Refusal that names what does not fit */
export async function createMaterialLink(call: Call, input: MaterialLinkInput): Promise<MaterialLink> {
  const { tx, now, principal } = call;
  // The collection first, then the material: whoever locks both does so in this order.
  const { collection } = await known('collectionId', input.collectionId, (id) => lockCollection(call, id));
  const material = await known('materialId', input.materialId, (id) => lockMaterial(call, id));
  if (!isCollectionLinkable(collection.status, collection.returnedAt !== null)) {
    throw conflict('This collection takes no links now');
  }
  const amount = storedMoney(minorOf(input.amount), input.amount.currency);
  const problems = linkProblems(amount, sideOf(material), sideOf(collection));
  if (problems.length > 0) throw invalid(problems);
  const id = createId(now.getTime());
  await tx.insert(l).values({
    id,
    partnerId: principal.partnerId,
    ownerId: collection.ownerId,
    materialId: material.id,
    collectionId: collection.id,
    status: 'linked',
    currency: collection.currency,
    amount: amount.minor,
    createdBy: principal.name,
    createdAt: now,
  });
  await tx
    .update(m)
    .set({ linked: sql`${m.linked} + ${amount.minor}` })
    .where(eq(m.id, material.id));
  await coverCollection(call, collection, 'linked', amount.minor);
  await call.audit({ action: 'create', subject: 'material-link', subjectId: id, after: { ...input } });
  return getMaterialLink(call, id);
}

/** Takes a link back; a collection in review then waits for materials again. @throws Refusal when it was decided */
export async function deleteMaterialLink(call: Call, id: string): Promise<void> {
  const { tx } = call;
  const { collectionId } = await getMaterialLink(call, id);
  const { collection } = await lockCollection(call, collectionId);
  if (collection.status === 26) throw conflict('This collection is approved: its links stay');
  const isStanding = and(eq(l.id, id), eq(l.status, 'linked'));
  const [link] = await tx.delete(l).where(isStanding).returning();
  if (!link) throw conflict('This link was taken back already');
  await giveBack(tx, link.materialId, link.amount);
  await coverCollection(call, collection, 'unlinked', link.amount);
  const before = { materialId: link.materialId, collectionId, amount: String(link.amount), currency: link.currency };
  await call.audit({ action: 'delete', subject: 'material-link', subjectId: id, before });
}

interface Side {
  readonly ownerId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly linked: bigint;
}

function sideOf({ ownerId, currency, amount, linked }: Side): LinkSide {
  return { ownerId, amount: storedMoney(amount, currency), linked: storedMoney(linked, currency) };
}

/** What an id refers to. @throws Refusal that names the field when there is none such */
async function known<T>(path: string, id: string, find: (id: string) => Promise<T>): Promise<T> {
  const nothing = invalid([{ path, reason: 'there is no such record' }]);
  if (!isUuid(id)) throw nothing;
  return find(id).catch((reason: unknown) => {
    throw reason instanceof Refusal && reason.details.kind === 'not-found' ? nothing : reason;
  });
}
