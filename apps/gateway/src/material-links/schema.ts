import {
  collectionAuditStatus,
  MATERIAL_LINK_SORTS,
  type MaterialLink,
  type MaterialLinkContract,
  type MaterialLinkFilter,
  type MaterialLinkInput,
  materialLinkStatus,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../money';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../resource';

const status = z.enum(materialLinkStatus.codes);

const materialLinkSchema = schemaOf<MaterialLink>()(
  z.strictObject({
    id: z.string(),
    materialId: z.string(),
    collectionId: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    buyerName: z.string(),
    payerName: z.string(),
    status,
    amount: moneySchema,
    collectionStatus: z.literal(collectionAuditStatus.codes),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    releasedAt: z.iso.datetime().nullable(),
  }),
);

/** What material link calls take and give. */
export const materialLinkSchemas: SchemasOf<MaterialLinkContract> = {
  row: materialLinkSchema,
  record: materialLinkSchema,
  filter: schemaOf<Partial<MaterialLinkFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      materialId: idSchema.optional(),
      collectionId: idSchema.optional(),
      status: z.array(status).max(10).optional(),
      currency: z.array(z.string().max(3)).max(200).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  sort: MATERIAL_LINK_SORTS,
  create: schemaOf<MaterialLinkInput>()(
    z.strictObject({ materialId: idSchema, collectionId: idSchema, amount: moneySchema }),
  ),
};
