import {
  feeDirection,
  type PaymentArrival,
  type PaymentInvoice,
  type PaymentInvoiceContent,
  type PaymentOrder,
  type PaymentOrderContract,
  type PaymentOrderDetail,
  type PaymentOrderFilter,
  type PaymentOrderInput,
  type PaymentPrice,
  type PaymentPriceRequest,
  paymentMethod,
  paymentPurpose,
  paymentSide,
  REFERENCE_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { printedFileSchema } from '../../platform/pdf/printedFileSchema';
import { countriesSchema, idSchema, type SchemasOf, schemaOf, typedText } from '../../platform/resource';
import { draftSchema } from '../beneficiaries';
import { orderReasonSchema, outgoingDetails, outgoingFields, outgoingFilters, requestKeySchema } from '../orders';

const method = z.enum(paymentMethod.codes);
const direction = z.enum(feeDirection.codes);
const side = z.enum(paymentSide.codes);
const purpose = z.enum(paymentPurpose.codes);

const orderFields = {
  ...outgoingFields,
  beneficiaryId: z.string(),
  beneficiaryName: z.string(),
  accountEnding: z.string(),
  bankCountry: z.string(),
  paymentMethod: method,
  feeDirection: direction,
  reference: z.string(),
  fixedSide: side,
};

const exchangeFields = {
  quoteId: z.string(),
  sell: moneySchema,
  buy: moneySchema,
  fee: moneySchema,
  clientRate: z.string(),
  midRate: z.string(),
};

const date = z.iso.date();

const arrivalSchema = schemaOf<PaymentArrival>()(
  z.strictObject({
    arrivesOn: date,
    sentOn: date,
    cutOffAt: z.iso.datetime(),
    delays: z.array(
      z.strictObject({ date, kind: z.enum(['cutOff', 'weekend', 'holiday']), name: z.string().nullable() }),
    ),
  }),
);

const invoiceFields = {
  id: z.string(),
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  uploadedAt: z.iso.datetime(),
};

const invoiceSchema = schemaOf<PaymentInvoice>()(z.strictObject(invoiceFields));

const detailSchema = schemaOf<PaymentOrderDetail>()(
  z.strictObject({
    ...orderFields,
    ...outgoingDetails,
    beneficiary: draftSchema,
    purpose: purpose.nullable(),
    invoice: invoiceSchema.nullable(),
    arrival: arrivalSchema.nullable(),
    exchange: z.strictObject(exchangeFields).nullable(),
  }),
);

const priceFields = {
  beneficiaryId: idSchema,
  amount: moneySchema,
  fixedSide: side.optional(),
  feeDirection: direction.optional(),
  quoteId: idSchema.optional(),
};

const priceSchema = schemaOf<PaymentPrice>()(
  z.strictObject({
    fixedSide: side,
    amount: moneySchema,
    fee: moneySchema,
    senderFee: moneySchema,
    debited: moneySchema,
    received: moneySchema,
    exchange: z
      .strictObject({ ...exchangeFields, createdAt: z.iso.datetime(), expiresAt: z.iso.datetime() })
      .nullable(),
    arrival: arrivalSchema,
  }),
);

/** What payment order calls take and give. */
export const paymentOrderSchemas: SchemasOf<PaymentOrderContract> = {
  row: schemaOf<PaymentOrder>()(z.strictObject(orderFields)),
  record: detailSchema,
  filter: schemaOf<Partial<PaymentOrderFilter>>()(
    z.strictObject({
      ...outgoingFilters,
      beneficiaryId: idSchema.optional(),
      bankCountry: countriesSchema.optional(),
      paymentMethod: z.array(method).max(4).optional(),
      feeDirection: z.array(direction).max(4).optional(),
    }),
  ),
  key: schemaOf<PaymentOrderContract['key']>()(requestKeySchema),
  create: schemaOf<PaymentOrderInput>()(
    z.strictObject({
      ...priceFields,
      ownerId: idSchema,
      purpose: purpose.optional(),
      reference: typedText(REFERENCE_MAX_LENGTH).min(1),
      invoiceId: idSchema.optional(),
      refuseDuplicate: z.boolean().optional(),
    }),
  ),
  upload: { input: z.strictObject({}), output: invoiceSchema },
  calls: {
    price: { input: schemaOf<PaymentPriceRequest>()(z.strictObject(priceFields)), output: priceSchema },
  },
  callsById: {
    cancel: {
      input: schemaOf<PaymentOrderContract['callsById']['cancel']['input']>()(orderReasonSchema),
      output: detailSchema,
    },
    invoice: {
      input: z.strictObject({}),
      output: schemaOf<PaymentInvoiceContent>()(z.strictObject({ ...invoiceFields, content: z.string() })),
    },
    receipt: { input: z.strictObject({}), output: printedFileSchema },
  },
};
