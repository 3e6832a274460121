import {
  accountNumberType,
  enablement,
  nameType,
  productType,
  routingCodeType,
  VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH,
  VIRTUAL_ACCOUNT_SORTS,
  type VirtualAccount,
  type VirtualAccountContract,
  type VirtualAccountFilter,
  type VirtualAccountInput,
  type VirtualAccountUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../resource';

const status = z.literal(enablement.codes);
const name = z.literal(nameType.codes);
const label = z.string().trim().max(VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH);

const virtualAccountSchema = schemaOf<VirtualAccount>()(
  z.strictObject({
    id: z.string(),
    productType: z.literal(productType.codes),
    ownerId: z.string(),
    ownerName: z.string(),
    shopId: z.string().nullable(),
    shopName: z.string().nullable(),
    nameType: name.nullable(),
    holderName: z.string(),
    label: z.string().nullable(),
    currency: z.string(),
    bankCountry: z.string(),
    bankName: z.string(),
    accountNumberType: z.literal(accountNumberType.codes),
    accountNumber: z.string(),
    routingCodes: z.array(z.strictObject({ type: z.enum(routingCodeType.codes), code: z.string() })),
    status,
    createdAt: z.iso.datetime(),
  }),
);

/** What virtual account calls take and give. */
export const virtualAccountSchemas: SchemasOf<VirtualAccountContract> = {
  row: virtualAccountSchema,
  record: virtualAccountSchema,
  filter: schemaOf<Partial<VirtualAccountFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      shopId: idSchema.optional(),
      currency: z.array(z.string().max(3)).max(200).optional(),
      status: z.array(status).max(10).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  sort: VIRTUAL_ACCOUNT_SORTS,
  create: schemaOf<VirtualAccountInput>()(
    z.strictObject({
      ownerId: idSchema,
      currency: z.string().max(3),
      bankCountry: z.string().max(2),
      shopId: idSchema.optional(),
      nameType: name.optional(),
      label: label.optional(),
    }),
  ),
  update: schemaOf<VirtualAccountUpdate>()(
    z.strictObject({ label: label.nullable().optional(), status: z.literal([1, 2]).optional() }),
  ),
};
