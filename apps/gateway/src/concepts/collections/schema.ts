import {
  type Collection,
  type CollectionContract,
  type CollectionDetail,
  type CollectionFilter,
  collectionAction,
  collectionAuditStatus,
  collectionEventKind,
  productType,
  REASON_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import {
  currenciesSchema,
  humanLines,
  idSchema,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';

const status = z.literal(collectionAuditStatus.codes);
const reason = humanLines(REASON_MAX_LENGTH).min(1);

const row = {
  id: z.string(),
  productType: z.literal(productType.codes),
  ownerId: z.string(),
  ownerName: z.string(),
  accountId: z.string(),
  virtualAccountId: z.string(),
  virtualAccountNumber: z.string(),
  holderName: z.string(),
  status,
  amount: moneySchema,
  fee: moneySchema,
  credited: moneySchema,
  linkedAmount: moneySchema,
  linkableAmount: moneySchema,
  payerName: z.string(),
  payerAccountNumber: z.string(),
  payerCountry: z.string(),
  reference: z.string(),
  bankReference: z.string(),
  rejectionReason: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
  returnedAt: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(collectionAction.codes)),
};

const event = z.strictObject({
  id: z.string(),
  kind: z.enum(collectionEventKind.codes),
  at: z.iso.datetime(),
  actor: z.string(),
  from: status.nullable(),
  to: status,
  amount: moneySchema,
  reason: z.string().nullable(),
  transferId: z.string().nullable(),
});

/** The whole record of a collection. */
export const collectionDetailSchema = schemaOf<CollectionDetail>()(
  z.strictObject({
    ...row,
    transactionId: z.string(),
    creditTransactionId: z.string().nullable(),
    returnTransactionId: z.string().nullable(),
    timeline: z.array(event),
  }),
);

const statuses = z.array(status).max(10).optional();

const conditions = {
  search: searchSchema.optional(),
  ownerId: idSchema.optional(),
  accountId: idSchema.optional(),
  virtualAccountId: idSchema.optional(),
  currency: currenciesSchema.optional(),
  returned: z.boolean().optional(),
  receivedAt: timeRangeSchema.optional(),
};

type Counts = CollectionContract['calls']['statusCounts'];
type Calls = CollectionContract['callsById'];

/** What collection calls take and give. */
export const collectionSchemas: SchemasOf<CollectionContract> = {
  row: schemaOf<Collection>()(z.strictObject(row)),
  record: collectionDetailSchema,
  filter: schemaOf<Partial<CollectionFilter>>()(z.strictObject({ ...conditions, status: statuses })),
  key: schemaOf<CollectionContract['key']>()(z.strictObject({ bankReference: idSchema })),
  calls: {
    statusCounts: {
      input: schemaOf<Counts['input']>()(z.strictObject(conditions)),
      output: z.array(z.strictObject({ status, count: z.int() })),
    },
  },
  callsById: {
    approve: { input: schemaOf<Calls['approve']['input']>()(z.strictObject({})), output: collectionDetailSchema },
    reject: { input: schemaOf<Calls['reject']['input']>()(z.strictObject({ reason })), output: collectionDetailSchema },
    return: {
      input: schemaOf<Calls['return']['input']>()(z.strictObject({ reason: reason.optional() })),
      output: collectionDetailSchema,
    },
  },
};
