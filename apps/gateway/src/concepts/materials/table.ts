import type {
  CertificateKind,
  CurrencyCode,
  MaterialCertificate,
  MaterialEventKind,
  ProductType,
} from '@corridor/core';
import { sql } from 'drizzle-orm';
import { boolean, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/database';

/** Materials; the keys, and whether anything may still be linked, are kept by the database. */
export const materialTable = pgTable('material', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  productType: smallint('product_type').$type<ProductType>().notNull(),
  ownerId: uuid('owner_id').notNull(),
  ownerName: text('owner_name').notNull(),
  buyerName: text('buyer_name').notNull(),
  buyerCountry: text('buyer_country').notNull(),
  senderName: text('sender_name').notNull(),
  tradeComments: text('trade_comments'),
  currency: text('currency').$type<CurrencyCode>().notNull(),
  amount: minorUnits('amount').notNull(),
  linked: minorUnits('linked').notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  linkable: boolean('linkable').generatedAlwaysAs(sql``).notNull(),
  amountKey: numeric('amount_key').generatedAlwaysAs(sql``).notNull(),
  buyerKey: text('buyer_key').generatedAlwaysAs(sql``).notNull(),
  searchKey: text('search_key').generatedAlwaysAs(sql``).notNull(),
});

/** Which stored file proves what; without a material until one names it. */
export const materialCertificateTable = pgTable('material_certificate', {
  fileId: uuid('file_id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  materialId: uuid('material_id'),
  kind: text('kind').$type<CertificateKind>().notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  /** Its place among those of its material. */
  position: smallint('position').notNull().default(0),
});

/** What happened to materials; rows are only ever added. */
export const materialEventTable = pgTable('material_event', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  materialId: uuid('material_id').notNull(),
  kind: text('kind').$type<MaterialEventKind>().notNull(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  amount: minorUnits('amount'),
  collectionId: uuid('collection_id'),
});

/** A material as it is stored. */
export type StoredMaterial = typeof materialTable.$inferSelect;

/** A material with the kinds of its certificates. */
export interface ProvenMaterial {
  readonly material: StoredMaterial;
  readonly kinds: readonly MaterialCertificate['kind'][];
  /** A collection stands, or stood, on it. */
  readonly wasLinked: boolean;
}
