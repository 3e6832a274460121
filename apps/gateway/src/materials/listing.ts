import type { Material, MaterialCertificate, MaterialContract } from '@corridor/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database';
import { anyOf, declareListing, exactId, exactly, matching, within } from '../listing';
import { wireMoney } from '../money';
import { materialTable as m, type ProvenMaterial } from './table';

/** How materials are found. */
export const materialListing = declareListing<MaterialContract, ProvenMaterial>({
  id: m.id,
  partnerId: m.partnerId,
  sorts: {
    createdAt: [m.createdAt, ({ material }) => material.createdAt.toISOString()],
    amount: [m.amountKey, ({ material }) => material.amountKey],
    buyerName: [m.buyerKey, ({ material }) => material.buyerKey],
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: ({ search, ownerId, currency, linkable, createdAt }) => [
    matching(m.searchKey, m.id, search),
    exactId(m.ownerId, ownerId),
    anyOf(m.currency, currency),
    exactly(m.linkable, linkable),
    within(m.createdAt, createdAt),
  ],
  select: materialsOf,
  idOf: ({ material }) => material.id,
  toRow: toMaterial,
});

const KINDS = sql<MaterialCertificate['kind'][]>`(SELECT coalesce(jsonb_agg(DISTINCT kind), '[]')
  FROM material_certificate WHERE material_id = material.id)`;

/** Stored materials with the kinds of their certificates. */
export function materialsOf(tx: Transaction, where: SQL | undefined) {
  return tx.select({ material: m, kinds: KINDS }).from(m).where(where);
}

/** A stored material as lists show it. */
export function toMaterial({ material, kinds }: ProvenMaterial): Material {
  const amount = (minor: bigint) => wireMoney(minor, material.currency);
  return {
    id: material.id,
    productType: material.productType,
    ownerId: material.ownerId,
    ownerName: material.ownerName,
    buyerName: material.buyerName,
    buyerCountry: material.buyerCountry,
    senderName: material.senderName,
    tradeComments: material.tradeComments,
    amount: amount(material.amount),
    linkedAmount: amount(material.linked),
    linkableAmount: amount(material.amount - material.linked),
    certificateKinds: [...kinds],
    createdBy: material.createdBy,
    createdAt: material.createdAt.toISOString(),
  };
}
