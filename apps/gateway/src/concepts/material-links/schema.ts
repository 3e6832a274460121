import {
  collectionAuditStatus,
  type LinkCandidates,
  MATERIAL_LINK_ACTIONS,
  type MaterialLink,
  type MaterialLinkContract,
  type MaterialLinkFilter,
  type MaterialLinkInput,
  type MaterialLinksInput,
  MOST_LINKS,
  matchReason,
  materialLinkStatus,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import {
  currenciesSchema,
  idSchema,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';
import { materialSchema } from '../materials';

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
    allowedActions: z.array(z.enum(MATERIAL_LINK_ACTIONS)),
  }),
);

type Calls = MaterialLinkContract['calls'];

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
      currency: currenciesSchema.optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  create: schemaOf<MaterialLinkInput>()(
    z.strictObject({ materialId: idSchema, collectionId: idSchema, amount: moneySchema }),
  ),
  calls: {
    candidates: {
      input: schemaOf<Calls['candidates']['input']>()(
        z.strictObject({ collectionId: idSchema, search: searchSchema.optional() }),
      ),
      output: schemaOf<LinkCandidates>()(
        z.strictObject({
          candidates: z.array(
            z.strictObject({ material: materialSchema, reasons: z.array(z.enum(matchReason.codes)) }),
          ),
          total: z.int(),
        }),
      ),
    },
    create: {
      input: schemaOf<MaterialLinksInput>()(
        z.strictObject({
          collectionId: idSchema,
          links: z
            .array(z.strictObject({ materialId: idSchema, amount: moneySchema }))
            .min(1)
            .max(MOST_LINKS),
        }),
      ),
      output: z.array(materialLinkSchema),
    },
  },
};
