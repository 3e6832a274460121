import { type Deposit, type DepositContract, type DepositFilter, depositStatus, productType } from '@corridor/core';
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

const status = z.enum(depositStatus.codes);

/** A deposit. */
export const depositSchema = schemaOf<Deposit>()(
  z.strictObject({
    id: z.string(),
    accountId: z.string(),
    productType: z.literal(productType.codes),
    ownerId: z.string(),
    ownerName: z.string(),
    status,
    amount: moneySchema,
    fee: moneySchema,
    credited: moneySchema,
    payerName: z.string(),
    payerAccountNumber: z.string(),
    payerCountry: z.string(),
    reference: z.string(),
    transactionId: z.string(),
    receivedAt: z.iso.datetime(),
    returnedAt: z.iso.datetime().nullable(),
  }),
);

/** What deposit calls take and give. */
export const depositSchemas: SchemasOf<DepositContract> = {
  row: depositSchema,
  record: depositSchema,
  filter: schemaOf<Partial<DepositFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      accountId: idSchema.optional(),
      ownerId: idSchema.optional(),
      status: z.array(status).max(10).optional(),
      currency: currenciesSchema.optional(),
      receivedAt: timeRangeSchema.optional(),
    }),
  ),
};
