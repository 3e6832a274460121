import type { MaterialLink, MaterialLinkContract } from '@corridor/core';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { collectionTable } from '../collections';
import { isUuid, type Transaction } from '../database';
import { anyOf, declareListing, exactId, within } from '../listing';
import { materialTable } from '../materials';
import { wireMoney } from '../money';
import { materialLinkTable as l, type StoredMaterialLink } from './table';

/** A stored link with what its two sides say of it. */
interface NamedLink {
  readonly link: StoredMaterialLink;
  readonly material: typeof materialTable.$inferSelect;
  readonly collection: typeof collectionTable.$inferSelect;
}

/** How material links are found. */
export const materialLinkListing = declareListing<MaterialLinkContract, NamedLink>({
  id: l.id,
  partnerId: l.partnerId,
  sorts: {
    createdAt: [l.createdAt, ({ link }) => link.createdAt.toISOString()],
    amount: [l.amountKey, ({ link }) => link.amountKey],
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
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

/** Stored links with both sides. */
export function linksOf(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({ link: l, material: materialTable, collection: collectionTable })
    .from(l)
    .innerJoin(materialTable, eq(materialTable.id, l.materialId))
    .innerJoin(collectionTable, eq(collectionTable.id, l.collectionId))
    .where(where);
}

/** A stored link as the wire has it. */
export function toMaterialLink({ link, material, collection }: NamedLink): MaterialLink {
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
