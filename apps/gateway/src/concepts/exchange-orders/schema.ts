import {
  type ExchangeOrder,
  type ExchangeOrderContract,
  type ExchangeOrderFilter,
  fixedSide,
  orderDisplayStatus,
  orderStatus,
  productType,
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

const status = z.literal(orderStatus.codes);
const side = z.enum(fixedSide.codes);

const exchangeOrderSchema = schemaOf<ExchangeOrder>()(
  z.strictObject({
    id: z.string(),
    quoteId: z.string(),
    productType: z.literal(productType.codes),
    ownerId: z.string(),
    ownerName: z.string(),
    status,
    displayStatus: z.enum(orderDisplayStatus.codes),
    fixedSide: side,
    sell: moneySchema,
    buy: moneySchema,
    fee: moneySchema,
    clientRate: z.string(),
    midRate: z.string(),
    sellAccountId: z.string(),
    buyAccountId: z.string(),
    sellTransactionId: z.string(),
    buyTransactionId: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    settlesAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
  }),
);

const quoteId = schemaOf<{ quoteId: string }>()(z.strictObject({ quoteId: idSchema }));

/** What exchange order calls take and give. */
export const exchangeOrderSchemas: SchemasOf<ExchangeOrderContract> = {
  row: exchangeOrderSchema,
  record: exchangeOrderSchema,
  filter: schemaOf<Partial<ExchangeOrderFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      accountId: idSchema.optional(),
      status: z.array(status).max(10).optional(),
      sellCurrency: currenciesSchema.optional(),
      buyCurrency: currenciesSchema.optional(),
      fixedSide: z.array(side).max(4).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  key: quoteId,
  create: quoteId,
};
