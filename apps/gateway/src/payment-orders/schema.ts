import {
  feeDirection,
  PAYMENT_ORDER_SORTS,
  type PaymentOrder,
  type PaymentOrderContract,
  type PaymentOrderDetail,
  type PaymentOrderFilter,
  type PaymentOrderInput,
  type PaymentPrice,
  paymentMethod,
  paymentPurpose,
  REFERENCE_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { draftSchema } from '../beneficiaries';
import { moneySchema } from '../money';
import { orderReasonSchema, outgoingDetails, outgoingFields, outgoingFilters, requestKeySchema } from '../orders';
import { idSchema, type SchemasOf, schemaOf } from '../resource';

const method = z.enum(paymentMethod.codes);
const direction = z.enum(feeDirection.codes);
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
};

const detailSchema = schemaOf<PaymentOrderDetail>()(
  z.strictObject({
    ...orderFields,
    ...outgoingDetails,
    beneficiary: draftSchema,
    purpose: purpose.nullable(),
  }),
);

const priceFields = { beneficiaryId: idSchema, amount: moneySchema, feeDirection: direction.optional() };

/** What payment order calls take and give. */
export const paymentOrderSchemas: SchemasOf<PaymentOrderContract> = {
  row: schemaOf<PaymentOrder>()(z.strictObject(orderFields)),
  record: detailSchema,
  filter: schemaOf<Partial<PaymentOrderFilter>>()(
    z.strictObject({
      ...outgoingFilters,
      beneficiaryId: idSchema.optional(),
      bankCountry: z.array(z.string().max(2)).max(250).optional(),
      paymentMethod: z.array(method).max(4).optional(),
      feeDirection: z.array(direction).max(4).optional(),
    }),
  ),
  sort: PAYMENT_ORDER_SORTS,
  key: schemaOf<PaymentOrderContract['key']>()(requestKeySchema),
  create: schemaOf<PaymentOrderInput>()(
    z.strictObject({
      ...priceFields,
      ownerId: idSchema,
      purpose: purpose.optional(),
      reference: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH),
    }),
  ),
  calls: {
    price: {
      input: schemaOf<PaymentOrderContract['calls']['price']['input']>()(z.strictObject(priceFields)),
      output: schemaOf<PaymentPrice>()(
        z.strictObject({ amount: moneySchema, fee: moneySchema, debited: moneySchema, received: moneySchema }),
      ),
    },
  },
  callsById: {
    cancel: {
      input: schemaOf<PaymentOrderContract['callsById']['cancel']['input']>()(orderReasonSchema),
      output: detailSchema,
    },
  },
};
