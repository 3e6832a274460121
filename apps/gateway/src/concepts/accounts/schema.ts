import {
  type Account,
  type AccountContract,
  type AccountFilter,
  type AccountHold,
  type AccountOpening,
  type AccountTotal,
  isCurrencyCode,
  productType,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { currenciesSchema, idSchema, type SchemasOf, schemaOf, searchSchema } from '../../platform/resource';

const product = z.literal(productType.codes);
const currency = z.string().refine((code): boolean => isCurrencyCode(code), 'refusals.notACurrency');

const accountSchema = schemaOf<Account>()(
  z.strictObject({
    id: z.string(),
    productType: product,
    ownerId: z.string(),
    ownerName: z.string(),
    currency: z.string(),
    balance: moneySchema,
    available: moneySchema,
    held: moneySchema,
    collectionPending: moneySchema,
    openedAt: z.iso.datetime(),
    lastBookedAt: z.iso.datetime().nullable(),
  }),
);

/** Totals of one currency. */
export const totalSchema = schemaOf<AccountTotal>()(
  z.strictObject({
    currency: z.string(),
    accounts: z.int(),
    available: moneySchema,
    held: moneySchema,
    collectionPending: moneySchema,
  }),
);

/** What is set aside on an account. */
const holdSchema = schemaOf<AccountHold>()(
  z.strictObject({
    id: z.string(),
    kind: z.string(),
    sourceId: z.string().nullable(),
    amount: moneySchema,
    placedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  }),
);

/** What account calls take and give. */
export const accountSchemas: SchemasOf<AccountContract> = {
  row: accountSchema,
  record: accountSchema,
  filter: schemaOf<Partial<AccountFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      productType: z.array(product).max(10).optional(),
      currency: currenciesSchema.optional(),
      funded: z.boolean().optional(),
    }),
  ),
  key: schemaOf<AccountContract['key']>()(z.strictObject({ ownerId: idSchema, currency })),
  create: schemaOf<AccountOpening>()(z.strictObject({ ownerId: idSchema.optional(), currency })),
  calls: {
    totals: {
      input: schemaOf<AccountContract['calls']['totals']['input']>()(
        z.strictObject({ productType: z.array(product).max(10).optional() }),
      ),
      output: z.array(totalSchema),
    },
  },
  callsById: {
    holds: {
      input: schemaOf<AccountContract['callsById']['holds']['input']>()(z.strictObject({})),
      output: z.array(holdSchema),
    },
  },
};
