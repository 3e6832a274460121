import {
  BENEFICIARY_GAPS,
  COUNTRY_CODES,
  CURRENCY_CODES,
  feeDirection,
  orderStatus,
  PAYMENT_BATCH_MAX_ROWS,
  PAYMENT_BATCH_NAME_MAX_LENGTH,
  PAYMENT_BATCH_TEXT_MAX_LENGTH,
  type PaymentBatch,
  type PaymentBatchBook,
  type PaymentBatchContract,
  type PaymentBatchDetail,
  type PaymentBatchFilter,
  type PaymentBatchInput,
  type PaymentBatchLookup,
  type PaymentBatchStep,
  paymentBatchLineState,
  paymentMethod,
  paymentPurpose,
  paymentSide,
  REFERENCE_KINDS,
  REFERENCE_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { humanText, idSchema, type SchemasOf, schemaOf, typedText } from '../../platform/resource';

const direction = z.enum(feeDirection.codes);
const purpose = z.enum(paymentPurpose.codes);
const currency = z.enum(CURRENCY_CODES);

const sourceSchema = z.strictObject({ batchId: z.uuid(), position: z.int().min(1).max(PAYMENT_BATCH_MAX_ROWS) });

const paymentFields = {
  ownerId: idSchema,
  beneficiaryId: idSchema,
  amount: moneySchema,
  feeDirection: direction.optional(),
  purpose: purpose.optional(),
  reference: typedText(REFERENCE_MAX_LENGTH).min(1),
  refuseDuplicate: z.boolean().optional(),
};

const lineSchema = z.strictObject({
  ...paymentFields,
  reference: z.string(),
  source: sourceSchema.nullable(),
  position: z.int(),
  requestId: z.string(),
  payer: z.strictObject({ id: z.string(), ownerName: z.string(), currency: z.string() }).nullable(),
  beneficiaryName: z.string(),
  accountEnding: z.string(),
  state: z.enum(paymentBatchLineState.codes),
  orderId: z.string().nullable(),
  refusal: z.strictObject({ reason: z.string(), params: z.record(z.string(), z.string()).optional() }).nullable(),
});

const batchFields = {
  id: z.string(),
  name: z.string(),
  payments: z.int(),
  placed: z.int(),
  refused: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
};

const detailSchema = schemaOf<PaymentBatchDetail>()(z.strictObject({ ...batchFields, lines: z.array(lineSchema) }));

const payeesSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    currency,
    paymentMethod: z.enum(paymentMethod.codes),
    bankCountry: z.enum(COUNTRY_CODES),
    accountEnding: z.string(),
    referenceKind: z.enum(REFERENCE_KINDS),
    feeDirection: direction.nullable(),
    purpose: purpose.nullable(),
    gap: z.enum(BENEFICIARY_GAPS).nullable().optional(),
  }),
);

const bookSchema = z.strictObject({
  payees: payeesSchema,
  near: payeesSchema,
  sources: z.array(
    z.strictObject({
      batchId: z.string(),
      position: z.int(),
      state: z.enum(paymentBatchLineState.codes),
      orderId: z.string().nullable(),
      beneficiaryId: z.string(),
      beneficiaryName: z.string(),
      amount: moneySchema,
    }),
  ),
  accounts: z.array(
    z.strictObject({
      id: z.string(),
      ownerId: z.string(),
      ownerName: z.string(),
      currency,
      available: moneySchema,
      own: z.boolean(),
    }),
  ),
  recent: z.array(
    z.strictObject({
      id: z.string(),
      beneficiaryId: z.string(),
      fixedSide: z.enum(paymentSide.codes),
      amount: moneySchema,
      debited: moneySchema,
      received: moneySchema,
      status: z.literal(orderStatus.codes),
      reference: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

const texts = z.array(z.string().max(PAYMENT_BATCH_TEXT_MAX_LENGTH)).max(PAYMENT_BATCH_MAX_ROWS);

/** What payment batch calls take and give. */
export const paymentBatchSchemas: SchemasOf<PaymentBatchContract> = {
  row: schemaOf<PaymentBatch>()(z.strictObject(batchFields)),
  record: detailSchema,
  filter: schemaOf<Partial<PaymentBatchFilter>>()(z.strictObject({ open: z.boolean().optional() })),
  create: schemaOf<PaymentBatchInput>()(
    z.strictObject({
      id: z.uuid(),
      name: humanText(PAYMENT_BATCH_NAME_MAX_LENGTH).min(1),
      lines: z
        .array(z.strictObject({ ...paymentFields, source: sourceSchema.optional() }))
        .min(1)
        .max(PAYMENT_BATCH_MAX_ROWS),
    }),
  ),
  calls: {
    lookup: {
      input: schemaOf<PaymentBatchLookup>()(
        z.strictObject({
          beneficiaries: texts,
          accounts: texts,
          sources: z.array(sourceSchema).max(PAYMENT_BATCH_MAX_ROWS).optional(),
        }),
      ),
      output: schemaOf<PaymentBatchBook>()(bookSchema),
    },
  },
  callsById: {
    place: {
      input: z.strictObject({}),
      output: schemaOf<PaymentBatchStep>()(z.strictObject({ line: lineSchema.nullable() })),
    },
    drop: { input: z.strictObject({}), output: detailSchema },
  },
};
