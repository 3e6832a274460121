import { isCollectionLinkable, type LinkCandidates, matchOf, type Segment } from '@corridor/core';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { countRows, readableRows } from '../../platform/listing';
import { found } from '../../platform/listing/listingVerbs';
import { storedMoney } from '../../platform/money';
import { forbidden, notFound } from '../../platform/refusals/refusals';
import { allowsWhole } from '../../platform/resource/judge';
import { collectionTable as c } from '../collections';
import { materialTable as m, materialListing } from '../materials';

/** Most materials that are weighed, and most that are answered. */
const WEIGHED = 200;
const ANSWERED = 50;

/** Materials that may cover a collection, the best first; none for one that takes no links. @throws Refusal when there is no such collection */
export async function findCandidates(
  call: Call,
  { collectionId, search }: { collectionId: string; search?: string | undefined },
): Promise<LinkCandidates> {
  const collection = await readCollection(call, collectionId);
  if (!isCollectionLinkable(collection.status, collection.returnedAt !== null)) return { candidates: [], total: 0 };
  const { ownerId, currency, payerName, receivedAt } = collection;
  const of = (minor: bigint) => storedMoney(minor, currency);
  const filter = { ownerId, currency: [currency], linkable: true, ...(search && { search }) };
  const { where } = found(materialListing, { filter }, readingAs(call, 'material'));
  const slice = { where, orderBy: likelyFirst(collection), limit: WEIGHED, offset: 0 };
  const stored = await materialListing.read(call.tx, slice);
  const toRow = materialListing.toRow(call);
  const wanted = {
    linkable: of(collection.amount - collection.linked),
    payerName,
    receivedAt: receivedAt.toISOString(),
  };
  const weighed = stored.map((one) => {
    const { amount, linked, buyerName, createdAt } = one.material;
    const proof = { linkable: of(amount - linked), buyerName, createdAt: createdAt.toISOString() };
    return { material: toRow(one), ...matchOf(proof, wanted) };
  });
  const best = weighed.toSorted((left, right) => right.score - left.score).slice(0, ANSWERED);
  const candidates = best.map(({ material, reasons }) => ({ material, reasons: [...reasons] }));
  return { candidates, total: await countRows(call.tx, m, where) };
}

type StoredCollection = typeof c.$inferSelect;

/** So that those are weighed which have most to say for them, where there are more than are weighed. */
function likelyFirst({ amount, linked, payerKey, receivedAt }: StoredCollection): SQL[] {
  return [
    sql`(${m.amount} - ${m.linked} = ${amount - linked}) DESC`,
    sql`(${m.buyerKey} = ${payerKey}) DESC`,
    sql`abs(extract(epoch FROM ${m.createdAt}) - ${receivedAt.getTime() / 1000})`,
    sql`${m.id} DESC`,
  ];
}

async function readCollection(call: Call, id: string): Promise<StoredCollection> {
  const as = readingAs(call, 'collection');
  const isMeant = and(eq(c.id, isUuid(id) ? id : ''), readableRows(c, as));
  const [collection] = isUuid(id) ? await call.tx.select().from(c).where(isMeant) : [];
  if (!collection) throw notFound('collection');
  return collection;
}

/** The call as a read of another resource, whose rules then decide what is shown. @throws Refusal when they do not allow it */
function readingAs(call: Call, segment: Segment): Call {
  const { ability } = call.principal;
  if (!ability.can('read', segment) || !allowsWhole(ability, 'read', segment)) throw forbidden('read', segment);
  return { ...call, asked: { ...call.asked, action: 'read', segment } };
}
