import { type MaterialLink, type MaterialLinkContract, materialLinkActionsFor, materialLinks } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import { isUuid, type Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, recordVerbs, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { declareRecord } from '../../platform/records';
import { allowedActions } from '../../platform/resource';
import { collectionTable } from '../collections';
import { materialTable } from '../materials';
import { materialLinkTable as l, type StoredMaterialLink } from './table';

/** A stored link with what its two sides say of it. */
interface NamedLink {
  readonly link: StoredMaterialLink;
  readonly material: typeof materialTable.$inferSelect;
  readonly collection: typeof collectionTable.$inferSelect;
}

/** How material links are found. */
export const materialLinkListing = declareListing<MaterialLinkContract, NamedLink>({
  resource: materialLinks,
  id: l.id,
  partnerId: l.partnerId,
  sorts: {
    createdAt: [l.createdAt, ({ link }) => link.createdAt.toISOString()],
    amount: [l.amountKey, ({ link }) => link.amountKey],
  },
  conditions: ({ search, ownerId, materialId, collectionId, status, currency, createdAt }) => [
    searched(search),
    exactId(l.ownerId, ownerId),
    exactId(l.materialId, materialId),
    exactId(l.collectionId, collectionId),
    anyOf(l.status, status),
    anyOf(l.currency, currency),
    within(l.createdAt, createdAt),
  ],
  select: linksOf,
  idOf: ({ link }) => link.id,
  toRow: toMaterialLink,
});

/** One stored link with both sides. */
export const materialLinkRecord = declareRecord<NamedLink>({
  segment: materialLinks.segment,
  table: l,
  select: linksOf,
  storedOf: ({ link }) => link,
});

/** A material link. @throws Refusal when the caller's partner has none such */
export const { get: getMaterialLink } = recordVerbs(materialLinkListing);

/** Stored links with both sides. */
function linksOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ link: l, material: materialTable, collection: collectionTable })
    .from(l)
    .innerJoin(materialTable, eq(materialTable.id, l.materialId))
    .innerJoin(collectionTable, eq(collectionTable.id, l.collectionId))
    .where(where);
}

/** A stored link as the wire has it. */
function toMaterialLink({ link, material, collection }: NamedLink, { principal }: Caller): MaterialLink {
  return {
    id: link.id,
    materialId: link.materialId,
    collectionId: link.collectionId,
    ownerId: link.ownerId,
    ownerName: material.ownerName,
    buyerName: material.buyerName,
    payerName: collection.payerName,
    status: link.status,
    amount: wireMoney(link.amount, link.currency),
    collectionStatus: collection.status,
    createdBy: link.createdBy,
    createdAt: link.createdAt.toISOString(),
    releasedAt: link.releasedAt?.toISOString() ?? null,
    allowedActions: allowedActions(principal, {
      segment: 'material-link',
      stored: link,
      possible: materialLinkActionsFor(link.status, collection.status),
    }),
  };
}

// The sides are found on their own, so that the links can be counted without them.
function searched(search: string | undefined): SQL | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (isUuid(text)) return or(eq(l.id, text), eq(l.materialId, text), eq(l.collectionId, text));
  const name = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${l.materialId} IN (SELECT id FROM material WHERE buyer_key LIKE corridor_fold(${name}))
    OR ${l.collectionId} IN (SELECT id FROM collection WHERE payer_key LIKE corridor_fold(${name})))`;
}
