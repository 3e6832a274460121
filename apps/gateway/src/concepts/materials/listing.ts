import {
  type Material,
  type MaterialAction,
  type MaterialCertificate,
  type MaterialContract,
  materialActionsFor,
  materials,
} from '@corridor/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { anyOf, declareListing, exactId, exactly, matching, within } from '../../platform/listing';
import { wireMoney } from '../../platform/money';
import { type Acted, allowedActions } from '../../platform/resource';
import { materialTable as m, type ProvenMaterial, type StoredMaterial } from './table';

/** How materials are found. */
export const materialListing = declareListing<MaterialContract, ProvenMaterial>({
  resource: materials,
  id: m.id,
  partnerId: m.partnerId,
  sorts: {
    createdAt: [m.createdAt, ({ material }) => material.createdAt.toISOString()],
    amount: [m.amountKey, ({ material }) => material.amountKey],
    buyerName: [m.buyerKey, ({ material }) => material.buyerKey],
  },
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

// Unlinking removes the link; that there was one stays in the history.
const WAS_LINKED = sql<boolean>`EXISTS (SELECT FROM material_event e WHERE e.material_id = material.id AND e.kind = 'linked')`;

/** Stored materials with the kinds of their certificates, and whether they were ever linked. */
export function materialsOf(tx: Transaction, where: SQL | undefined) {
  return tx.select({ material: m, kinds: KINDS, wasLinked: WAS_LINKED }).from(m).where(where);
}

/** A stored material as lists show it to a user. */
export function toMaterial(
  { material, kinds, wasLinked }: ProvenMaterial,
  { principal }: Pick<Caller, 'principal'>,
): Material {
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
    allowedActions: allowedActions(principal, actedOn(material, wasLinked)),
  };
}

function actedOn(stored: StoredMaterial, wasLinked: boolean): Acted<MaterialAction> {
  return { segment: 'material', stored, possible: materialActionsFor(wasLinked) };
}
