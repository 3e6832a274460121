import {
  businessType,
  enablement,
  isWebsiteUrl,
  REASON_MAX_LENGTH,
  SHOP_ACTIONS,
  SHOP_NAME_MAX_LENGTH,
  type Shop,
  type ShopContract,
  type ShopFilter,
  type ShopInput,
  type ShopUpdate,
  WEBSITE_URL_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import {
  humanLines,
  humanText,
  idSchema,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';

const business = z.literal(businessType.codes);
const status = z.literal(enablement.codes);
const name = humanText(SHOP_NAME_MAX_LENGTH).min(1);
const brand = humanText(SHOP_NAME_MAX_LENGTH).nullable().optional();
const websiteUrl = humanText(WEBSITE_URL_MAX_LENGTH)
  .refine((text) => text === '' || isWebsiteUrl(text), 'refusals.url')
  .nullable()
  .optional();

const shopSchema = schemaOf<Shop>()(
  z.strictObject({
    id: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    websiteUrl: z.string().nullable(),
    businessType: business,
    status,
    createdAt: z.iso.datetime(),
    allowedActions: z.array(z.enum(SHOP_ACTIONS)),
  }),
);

const statusCall = {
  input: schemaOf<ShopContract['callsById']['enable']['input']>()(
    z.strictObject({ reason: humanLines(REASON_MAX_LENGTH).optional() }),
  ),
  output: shopSchema,
};

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
  create: schemaOf<ShopInput>()(z.strictObject({ ownerId: idSchema, name, brand, websiteUrl, businessType: business })),
  update: schemaOf<ShopUpdate>()(
    z.strictObject({
      name: name.optional(),
      brand,
      websiteUrl,
      businessType: business.optional(),
    }),
  ),
  callsById: { enable: statusCall, disable: statusCall },
};
