import {
  accountTransactionType,
  isStatementPeriod,
  productType,
  type Statement,
  type StatementContract,
  type StatementDetail,
  type StatementFilter,
  type StatementHold,
  type StatementLine,
  type StatementLineContract,
  type StatementLineFilter,
  statementType,
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
const type = z.enum(statementType.codes);
const period = z.string().max(10);

const fields = {
  id: z.string(),
  type,
  period: z.string(),
  date: z.iso.date(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  zone: z.string(),
  accountId: z.string(),
  productType: product,
  ownerId: z.string(),
  ownerName: z.string(),
  currency: z.string(),
  beginningBalance: moneySchema,
  changeAmount: moneySchema,
  endingBalance: moneySchema,
  lines: z.int(),
  fileName: z.string(),
};

const hold = schemaOf<StatementHold>()(
  z.strictObject({
    id: z.string(),
    kind: z.string(),
    amount: moneySchema,
    placedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  }),
);

/** What statement calls take and give. */
export const statementSchemas: SchemasOf<StatementContract> = {
  row: schemaOf<Statement>()(z.strictObject(fields)),
  record: schemaOf<StatementDetail>()(
    z.strictObject({ ...fields, credits: moneySchema, debits: moneySchema, holds: z.array(hold) }),
  ),
  filter: schemaOf<Partial<StatementFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      type: z.array(type).max(2).optional(),
      accountId: idSchema.optional(),
      ownerId: idSchema.optional(),
      transactionId: idSchema.optional(),
      productType: z.array(product).max(10).optional(),
      currency: currenciesSchema.optional(),
      period: period
        .refine((text) => statementType.codes.some((each) => isStatementPeriod(each, text)), 'refusals.notADayOrMonth')
        .optional(),
      date: timeRangeSchema.optional(),
    }),
  ),
  key: schemaOf<StatementContract['key']>()(
    z.strictObject({ accountId: idSchema, type, period }).refine((key) => isStatementPeriod(key.type, key.period), {
      path: ['period'],
      message: 'refusals.notAPeriod',
    }),
  ),
};

/** What statement line calls take and give. */
export const statementLineSchemas: SchemasOf<StatementLineContract> = {
  row: schemaOf<StatementLine>()(
    z.strictObject({
      id: z.string(),
      statementId: z.string(),
      number: z.int(),
      bookedAt: z.iso.datetime(),
      valueDate: z.iso.date(),
      type: z.literal(accountTransactionType.codes).nullable(),
      transactionId: z.string().nullable(),
      reference: z.string().nullable(),
      counterpartyName: z.string().nullable(),
      change: moneySchema,
      balance: moneySchema,
    }),
  ),
  filter: schemaOf<Partial<StatementLineFilter>>()(z.strictObject({ statementId: idSchema.optional() })),
  formats: ['csv', 'pdf'],
};
