import {
  type ExchangeQuote,
  type ExchangeQuoteContract,
  type ExchangeQuoteRequest,
  type ExchangeRate,
  fixedSide,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { idSchema, type SchemasOf, schemaOf } from '../../platform/resource';

const currency = z.string().max(3);
const side = z.enum(fixedSide.codes);
const nothing = schemaOf<Record<never, never>>()(z.strictObject({}));

const quoteSchema = schemaOf<ExchangeQuote>()(
  z.strictObject({
    id: z.string(),
    ownerId: z.string(),
    ownerName: z.string(),
    fixedSide: side,
    sell: moneySchema,
    buy: moneySchema,
    fee: moneySchema,
    clientRate: z.string(),
    midRate: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    settlesAt: z.iso.datetime(),
    replacesId: z.string().nullable(),
    orderId: z.string().nullable(),
  }),
);

const rateSchema = schemaOf<ExchangeRate>()(
  z.strictObject({
    currency: z.string(),
    perUsd: z.string(),
    at: z.iso.datetime(),
    maxAgeSeconds: z.int().nullable(),
  }),
);

/** What quote calls take and give. */
export const exchangeQuoteSchemas: SchemasOf<ExchangeQuoteContract> = {
  record: quoteSchema,
  create: schemaOf<ExchangeQuoteRequest>()(
    z.strictObject({
      ownerId: idSchema,
      sellCurrency: currency,
      buyCurrency: currency,
      fixedSide: side,
      amount: moneySchema,
    }),
  ),
  calls: { rates: { input: nothing, output: z.array(rateSchema) } },
  callsById: { requote: { input: nothing, output: quoteSchema } },
};
