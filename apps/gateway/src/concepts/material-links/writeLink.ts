import {
  isCollectionLinkable,
  type LinkSide,
  linksProblems,
  type MaterialLink,
  type MaterialLinkInput,
  type MaterialLinksInput,
} from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { AuditEntry, Call } from '../../platform/call';
import { createId, isUuid } from '../../platform/database';
import { minorOf, storedMoney } from '../../platform/money';
import { Refusal } from '../../platform/refusals/Refusal';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { coverCollection, lockCollection } from '../collections';
import { lockMaterial, materialTable as m, recordMaterialEvent } from '../materials';
import { getMaterialLink, materialLinkRecord } from './listing';
import { giveBack } from './releaseLinks';
import { materialLinkTable as l, type StoredMaterialLink } from './table';

type Links = MaterialLinksInput['links'];

/** Covers so much of a collection by so much of a material. @throws Refusal that names what does not fit */
export async function createMaterialLink(
  call: Call,
  { collectionId, ...link }: MaterialLinkInput,
): Promise<MaterialLink> {
  const [id = ''] = await writeLinks(call, collectionId, [link], (_place, path) => path);
  return getMaterialLink(call, id);
}

/** Covers a collection by several materials: all of them or none. @throws Refusal that names what does not fit */
export async function createMaterialLinks(
  call: Call,
  { collectionId, links }: MaterialLinksInput,
): Promise<MaterialLink[]> {
  const made: MaterialLink[] = [];
  const ids = await writeLinks(call, collectionId, links, (place, path) => `links.${place}.${path}`);
  for (const id of ids) made.push(await getMaterialLink(call, id));
  return made;
}

/** Takes a link back; a collection in review then waits for materials again. @throws Refusal when it was decided */
export async function deleteMaterialLink(call: Call, id: string): Promise<void> {
  const { tx } = call;
  const { collectionId } = (await materialLinkRecord.find(call, id)).link;
  const { collection } = await lockCollection(call, collectionId);
  if (collection.status === 26) throw conflict('refusals.linksStay');
  const isStanding = and(eq(l.id, id), eq(l.status, 'linked'));
  const [link] = await tx.delete(l).where(isStanding).returning();
  if (!link) throw conflict('refusals.linkTakenBack');
  const { materialId, amount } = link;
  await giveBack(tx, materialId, amount);
  await coverCollection(call, collection, 'unlinked', amount);
  await recordMaterialEvent(call, materialId, { kind: 'unlinked', link: { amount, collectionId } });
  await call.audit({ action: 'delete', subject: 'material-link', subjectId: id, before: loggedOf(link) });
}

/** Fields of a link that the log tells. */
export function loggedOf({ materialId, collectionId, amount, currency }: LoggedLink): NonNullable<AuditEntry['after']> {
  return { materialId, collectionId, amount: String(amount), currency };
}

type LoggedLink = Pick<StoredMaterialLink, 'materialId' | 'collectionId' | 'amount' | 'currency'>;

type PathOf = (place: number, path: string) => string;

async function writeLinks(call: Call, collectionId: string, links: Links, pathOf: PathOf): Promise<string[]> {
  // The collection first, then the materials in the order of their ids: whoever locks several does so in this order.
  const locked = await known('collectionId', collectionId, (id) => lockCollection(call, id));
  const materials = await lockMaterials(call, links, pathOf);
  if (!isCollectionLinkable(locked.collection.status, locked.collection.returnedAt !== null)) {
    throw conflict('refusals.collectionTakesNoLinks');
  }
  const planned = links.map(({ materialId, amount }, place) => {
    const material = materials[place];
    if (!material) throw new Error('every link has its locked material');
    const worth = storedMoney(minorOf(amount), amount.currency);
    return { materialId, amount: worth, material: sideOf(material) };
  });
  const problems = linksProblems(planned, sideOf(locked.collection));
  if (problems.length > 0) throw invalid(problems.map(({ path, reason }) => ({ path: placed(path, pathOf), reason })));
  let { collection } = locked;
  const ids: string[] = [];
  for (const { materialId, amount } of planned) {
    ids.push(await insertLink(call, collection, materialId, amount.minor));
    collection = await coverCollection(call, collection, 'linked', amount.minor);
  }
  return ids;
}

type Collection = Awaited<ReturnType<typeof lockCollection>>['collection'];

async function insertLink(call: Call, collection: Collection, materialId: string, amount: bigint): Promise<string> {
  const { tx, now, principal } = call;
  const { id: collectionId, ownerId, currency } = collection;
  const id = createId(now.getTime());
  const made = { id, partnerId: principal.partnerId, ownerId, materialId, collectionId, currency, amount };
  await tx.insert(l).values({ ...made, status: 'linked', createdBy: principal.name, createdAt: now });
  await tx
    .update(m)
    .set({ linked: sql`${m.linked} + ${amount}` })
    .where(eq(m.id, materialId));
  await recordMaterialEvent(call, materialId, { kind: 'linked', link: { amount, collectionId } });
  await call.audit({ action: 'create', subject: 'material-link', subjectId: id, after: loggedOf(made) });
  return id;
}

async function lockMaterials(call: Call, links: Links, pathOf: PathOf) {
  const inOrder = links
    .map(({ materialId }, place) => ({ materialId, place }))
    .toSorted((left, right) => (left.materialId < right.materialId ? -1 : 1));
  const locked: Awaited<ReturnType<typeof lockMaterial>>[] = [];
  for (const { materialId, place } of inOrder) {
    locked[place] = await known(pathOf(place, 'materialId'), materialId, (id) => lockMaterial(call, id));
  }
  return locked;
}

/** The path of a problem as the caller named its links. */
function placed(path: string, pathOf: PathOf): string {
  const [, place = '0', ...rest] = path.split('.');
  return pathOf(Number(place), rest.join('.'));
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
  const nothing = invalid([{ path, reason: 'refusals.unknownRecord' }]);
  if (!isUuid(id)) throw nothing;
  return find(id).catch((reason: unknown) => {
    throw reason instanceof Refusal && reason.details.kind === 'not-found' ? nothing : reason;
  });
}
