import {
  type AccountTransaction,
  type AccountTransactionContract,
  type AccountTransactionDetail,
  type AccountTransactionFilter,
  accountTransactionType,
  productType,
  REFERENCE_MAX_LENGTH,
  TRANSACTION_SOURCES,
  transactionComponent,
  transactionDirection,
  transactionStatus,
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

const product = z.literal(productType.codes);
const type = z.literal(accountTransactionType.codes);
const status = z.literal(transactionStatus.codes);

const fields = {
  id: z.string(),
  accountId: z.string(),
  productType: product,
  ownerId: z.string(),
  ownerName: z.string(),
  component: z.enum(transactionComponent.codes),
  type,
  status,
  billingAmount: moneySchema,
  billingFee: moneySchema,
  balanceChange: moneySchema,
  balanceAfter: moneySchema.nullable(),
  transactionAmount: moneySchema,
  conversionRate: z.string().nullable(),
  relatedTransactionId: z.string().nullable(),
  country: z.string().nullable(),
  merchantInfo: z.string().nullable(),
  counterpartyAccountNumber: z.string().nullable(),
  counterpartyName: z.string().nullable(),
  reference: z.string().nullable(),
  createdAt: z.iso.datetime(),
  bookedAt: z.iso.datetime().nullable(),
};

/** A transaction. */
export const transactionSchema = schemaOf<AccountTransaction>()(z.strictObject(fields));

/** What transaction calls take and give. */
export const transactionSchemas: SchemasOf<AccountTransactionContract> = {
  row: transactionSchema,
  record: schemaOf<AccountTransactionDetail>()(
    z.strictObject({
      ...fields,
      source: z.strictObject({ kind: z.enum(TRANSACTION_SOURCES), id: z.string() }).nullable(),
      cardId: z.string().nullable(),
      transferId: z.string().nullable(),
      related: z.array(transactionSchema),
    }),
  ),
  filter: schemaOf<Partial<AccountTransactionFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      accountId: idSchema.optional(),
      ownerId: idSchema.optional(),
      cardId: idSchema.optional(),
      productType: z.array(product).max(10).optional(),
      type: z.array(type).max(20).optional(),
      status: z.array(status).max(20).optional(),
      direction: z.array(z.enum(transactionDirection.codes)).max(2).optional(),
      currency: currenciesSchema.optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  key: schemaOf<AccountTransactionContract['key']>()(
    z.strictObject({ accountId: idSchema, reference: z.string().min(1).max(REFERENCE_MAX_LENGTH) }),
  ),
};
