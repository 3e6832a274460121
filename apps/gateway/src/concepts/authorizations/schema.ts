import {
  type Authorization,
  type AuthorizationContract,
  type AuthorizationDetail,
  type AuthorizationFilter,
  authorizationEventKind,
  authorizationStatus,
  authorizationType,
  declineReason,
  declineRemedy,
  settlementStatus,
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

const type = z.enum(authorizationType.codes);
const status = z.enum(authorizationStatus.codes);
const settlement = z.enum(settlementStatus.codes);

const fields = {
  id: z.string(),
  type,
  status,
  settlement: settlement.nullable(),
  responseCode: z.string(),
  authorizationCode: z.string().nullable(),
  originalId: z.string().nullable(),
  cardId: z.string(),
  last4: z.string(),
  holderName: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  acquirerId: z.string(),
  mcc: z.string(),
  merchantId: z.string(),
  merchantName: z.string(),
  merchantCountry: z.string(),
  amount: moneySchema,
  transactionAmount: moneySchema,
  held: moneySchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
};

/** The whole record of an authorization. */
export const authorizationDetailSchema = schemaOf<AuthorizationDetail>()(
  z.strictObject({
    ...fields,
    hold: z.strictObject({
      authorized: moneySchema,
      reversed: moneySchema,
      cleared: moneySchema,
      expired: moneySchema,
      held: moneySchema,
    }),
    refunded: moneySchema,
    declineReason: z.enum(declineReason.codes).nullable(),
    remedy: z.enum(declineRemedy.codes).nullable(),
    events: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(authorizationEventKind.codes),
        amount: moneySchema,
        at: z.iso.datetime(),
      }),
    ),
  }),
);

/** What authorization calls take and give. */
export const authorizationSchemas: SchemasOf<AuthorizationContract> = {
  row: schemaOf<Authorization>()(z.strictObject(fields)),
  record: authorizationDetailSchema,
  filter: schemaOf<Partial<AuthorizationFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      cardId: idSchema.optional(),
      ownerId: idSchema.optional(),
      type: z.array(type).max(10).optional(),
      status: z.array(status).max(10).optional(),
      settlement: z.array(settlement).max(10).optional(),
      currency: currenciesSchema.optional(),
      mcc: z.string().max(4).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
};
