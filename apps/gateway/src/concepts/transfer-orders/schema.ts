import {
  productType,
  REFERENCE_MAX_LENGTH,
  type TransferOrder,
  type TransferOrderContract,
  type TransferOrderFilter,
  type TransferOrderInput,
  type TransferPrice,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import {
  currenciesSchema,
  humanText,
  idSchema,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';
import { requestKeySchema } from '../orders';

const product = z.literal(productType.codes);

const transferOrderSchema = schemaOf<TransferOrder>()(
  z.strictObject({
    id: z.string(),
    fromAccountId: z.string(),
    fromOwnerId: z.string(),
    fromOwnerName: z.string(),
    fromProductType: product,
    toAccountId: z.string(),
    toOwnerId: z.string(),
    toOwnerName: z.string(),
    toProductType: product,
    amount: moneySchema,
    reference: z.string().nullable(),
    outTransactionId: z.string(),
    inTransactionId: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  }),
);

const asked = { fromAccountId: idSchema, toAccountId: idSchema, amount: moneySchema };

/** What transfer order calls take and give. */
export const transferOrderSchemas: SchemasOf<TransferOrderContract> = {
  row: transferOrderSchema,
  record: transferOrderSchema,
  filter: schemaOf<Partial<TransferOrderFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      accountId: idSchema.optional(),
      currency: currenciesSchema.optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  key: schemaOf<TransferOrderContract['key']>()(requestKeySchema),
  create: schemaOf<TransferOrderInput>()(
    z.strictObject({ ...asked, reference: humanText(REFERENCE_MAX_LENGTH).optional() }),
  ),
  calls: {
    price: {
      input: schemaOf<TransferOrderContract['calls']['price']['input']>()(z.strictObject(asked)),
      output: schemaOf<TransferPrice>()(
        z.strictObject({ amount: moneySchema, fee: moneySchema, debited: moneySchema, received: moneySchema }),
      ),
    },
  },
};
