import { orderDisplayStatus, orderStatus, productType, REASON_MAX_LENGTH } from '@corridor/core';
import { z } from 'zod';
import { REQUEST_ID_LENGTH } from '../../platform/http/requestId';
import { moneySchema } from '../../platform/money';
import { currenciesSchema, humanLines, idSchema, searchSchema, timeRangeSchema } from '../../platform/resource';

const status = z.literal(orderStatus.codes);

/** The fields that outgoing orders have in common. */
export const outgoingFields = {
  id: z.string(),
  productType: z.literal(productType.codes),
  ownerId: z.string(),
  ownerName: z.string(),
  accountId: z.string(),
  status,
  displayStatus: z.enum(orderDisplayStatus.codes),
  amount: moneySchema,
  fee: moneySchema,
  debited: moneySchema,
  received: moneySchema,
  transactionId: z.string(),
  reason: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(['cancel'])),
};

/** The fields that their records add. */
export const outgoingDetails = {
  refundTransactionId: z.string().nullable(),
  timeline: z.array(
    z.strictObject({ status, at: z.iso.datetime(), reason: z.string().nullable(), actor: z.string().nullable() }),
  ),
};

/** The conditions that their lists have in common. */
export const outgoingFilters = {
  search: searchSchema.optional(),
  ownerId: idSchema.optional(),
  accountId: idSchema.optional(),
  status: z.array(status).max(10).optional(),
  currency: currenciesSchema.optional(),
  createdAt: timeRangeSchema.optional(),
};

/** What a cancellation takes. */
export const orderReasonSchema = z.strictObject({ reason: humanLines(REASON_MAX_LENGTH).optional() });

const { min, max } = REQUEST_ID_LENGTH;

/** The key of an order by its request. */
export const requestKeySchema = z.strictObject({ requestId: z.string().min(min).max(max) });
