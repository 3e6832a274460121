import {
  businessType,
  enablement,
  isWebsiteUrl,
  SHOP_NAME_MAX_LENGTH,
  SHOP_SORTS,
  type Shop,
  type ShopContract,
  type ShopFilter,
  type ShopInput,
  type ShopUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../resource';

const business = z.literal(businessType.codes);
const status = z.literal(enablement.codes);
const name = z.string().trim().min(1).max(SHOP_NAME_MAX_LENGTH);
const brand = z.string().trim().max(SHOP_NAME_MAX_LENGTH).nullable().optional();
const websiteUrl = z.string().max(255).refine(isWebsiteUrl, 'URL is invalid');

const shopSchema = schemaOf<Shop>()(
  z.strictObject({
    id: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    websiteUrl: z.string(),
    businessType: business,
    status,
    createdAt: z.iso.datetime(),
  }),
);

/** What shop calls take and give. */
export const shopSchemas: SchemasOf<ShopContract> = {
  row: shopSchema,
  record: shopSchema,
  filter: schemaOf<Partial<ShopFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      businessType: z.array(business).max(10).optional(),
      status: z.array(status).max(10).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  sort: SHOP_SORTS,
  create: schemaOf<ShopInput>()(z.strictObject({ ownerId: idSchema, name, brand, websiteUrl, businessType: business })),
  update: schemaOf<ShopUpdate>()(
    z.strictObject({
      name: name.optional(),
      brand,
      websiteUrl: websiteUrl.optional(),
      businessType: business.optional(),
      status: z.literal([1, 2]).optional(),
    }),
  ),
};
