import {
  type CollectionAccount,
  type CollectionAccountContract,
  type CollectionAccountFilter,
  productType,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { currenciesSchema, idSchema, type SchemasOf, schemaOf, searchSchema } from '../../platform/resource';

const product = z.literal(productType.codes);

const collectionAccountSchema = schemaOf<CollectionAccount>()(
  z.strictObject({
    id: z.string(),
    productType: product,
    ownerId: z.string(),
    ownerName: z.string(),
    currency: z.string(),
    pending: moneySchema,
    waiting: z.int(),
    creditedThisMonth: moneySchema,
    virtualAccounts: z.int(),
    lastReceivedAt: z.iso.datetime(),
  }),
);

/** What calls of collection accounts take and give. */
export const collectionAccountSchemas: SchemasOf<CollectionAccountContract> = {
  row: collectionAccountSchema,
  record: collectionAccountSchema,
  filter: schemaOf<Partial<CollectionAccountFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      productType: z.array(product).max(10).optional(),
      currency: currenciesSchema.optional(),
    }),
  ),
};
