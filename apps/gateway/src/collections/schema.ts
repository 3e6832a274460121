import {
  COLLECTION_SORTS,
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
import { moneySchema } from '../money';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../resource';

const status = z.literal(collectionAuditStatus.codes);
const reason = z.string().trim().min(1).max(REASON_MAX_LENGTH);

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

type Calls = CollectionContract['callsById'];

/** What collection calls take and give. */
export const collectionSchemas: SchemasOf<CollectionContract> = {
  row: schemaOf<Collection>()(z.strictObject(row)),
  record: collectionDetailSchema,
  filter: schemaOf<Partial<CollectionFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      virtualAccountId: idSchema.optional(),
      status: z.array(status).max(10).optional(),
      currency: z.array(z.string().max(3)).max(200).optional(),
      receivedAt: timeRangeSchema.optional(),
    }),
  ),
  sort: COLLECTION_SORTS,
  key: schemaOf<CollectionContract['key']>()(z.strictObject({ bankReference: idSchema })),
  callsById: {
    approve: { input: schemaOf<Calls['approve']['input']>()(z.strictObject({})), output: collectionDetailSchema },
    reject: { input: schemaOf<Calls['reject']['input']>()(z.strictObject({ reason })), output: collectionDetailSchema },
    return: {
      input: schemaOf<Calls['return']['input']>()(z.strictObject({ reason: reason.optional() })),
      output: collectionDetailSchema,
    },
  },
};
