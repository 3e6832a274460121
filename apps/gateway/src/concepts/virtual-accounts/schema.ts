import {
  accountNumberType,
  enablement,
  nameType,
  type OfferedVirtualAccount,
  productType,
  REASON_MAX_LENGTH,
  routingCodeType,
  VIRTUAL_ACCOUNT_ACTIONS,
  VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH,
  type VirtualAccount,
  type VirtualAccountContract,
  type VirtualAccountFilter,
  type VirtualAccountInput,
  type VirtualAccountUpdate,
} from '@corridor/core';
import { z } from 'zod';
import { printedFileSchema } from '../../platform/pdf/printedFileSchema';
import {
  currenciesSchema,
  humanLines,
  humanText,
  idSchema,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';

const status = z.literal(enablement.codes);
const name = z.literal(nameType.codes);
const label = humanText(VIRTUAL_ACCOUNT_LABEL_MAX_LENGTH);

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
    allowedActions: z.array(z.enum(VIRTUAL_ACCOUNT_ACTIONS)),
  }),
);

const offer = schemaOf<OfferedVirtualAccount>()(
  z.strictObject({
    currency: z.string(),
    bankCountry: z.string(),
    bankName: z.string(),
    accountNumberType: z.literal(accountNumberType.codes),
    routingCodeTypes: z.array(z.enum(routingCodeType.codes)),
  }),
);

const switching = {
  input: schemaOf<VirtualAccountContract['callsById']['enable']['input']>()(
    z.strictObject({ reason: humanLines(REASON_MAX_LENGTH).optional() }),
  ),
  output: virtualAccountSchema,
};

/** What virtual account calls take and give. */
export const virtualAccountSchemas: SchemasOf<VirtualAccountContract> = {
  row: virtualAccountSchema,
  record: virtualAccountSchema,
  filter: schemaOf<Partial<VirtualAccountFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      shopId: idSchema.optional(),
      currency: currenciesSchema.optional(),
      status: z.array(status).max(10).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
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
  update: schemaOf<VirtualAccountUpdate>()(z.strictObject({ label: label.nullable().optional() })),
  calls: { offers: { input: z.strictObject({}), output: z.array(offer) } },
  callsById: {
    enable: switching,
    disable: switching,
    letter: { input: z.strictObject({}), output: printedFileSchema },
  },
};
