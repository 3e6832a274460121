import {
  type Merchant,
  type MerchantContract,
  type MerchantFilter,
  merchantType,
  onboardingStatus,
} from '@corridor/core';
import { z } from 'zod';
import { type SchemasOf, schemaOf, searchSchema } from '../resource';

const type = z.literal(merchantType.codes);
const status = z.enum(onboardingStatus.codes);

const merchantSchema = schemaOf<Merchant>()(
  z.strictObject({
    id: z.string(),
    type,
    name: z.string(),
    email: z.string(),
    country: z.string(),
    status,
    createdAt: z.iso.datetime(),
  }),
);

/** What merchant calls take and give. */
export const merchantSchemas: SchemasOf<MerchantContract> = {
  row: merchantSchema,
  record: merchantSchema,
  filter: schemaOf<Partial<MerchantFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      type: z.array(type).max(10).optional(),
      status: z.array(status).max(20).optional(),
    }),
  ),
  sort: ['name', 'createdAt'],
};
