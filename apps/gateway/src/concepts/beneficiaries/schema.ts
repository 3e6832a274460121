import {
  accountType,
  BENEFICIARY_ACTIONS,
  BENEFICIARY_GAPS,
  type Beneficiary,
  type BeneficiaryContract,
  type BeneficiaryDetail,
  type BeneficiaryDraft,
  type BeneficiaryField,
  type BeneficiaryFilter,
  type BeneficiaryInput,
  type BeneficiaryUpdate,
  CURRENCY_CODES,
  type Destination,
  enablement,
  feeDirection,
  invoiceKind,
  PAYEE_CONFIRMATIONS,
  payeeType,
  paymentMethod,
  paymentPurpose,
  REASON_MAX_LENGTH,
  REFERENCE_KINDS,
} from '@corridor/core';
import { z } from 'zod';
import { humanLines, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../../platform/resource';
import { bank, country, intermediaryBank, numberType, payee, pixKeyTypeSchema, servedField } from './partSchemas';

const currency = z.enum(CURRENCY_CODES, 'refusals.notACurrency');
const method = z.enum(paymentMethod.codes);
const payeeKind = z.literal(payeeType.codes);
const accountKind = z.literal(accountType.codes);
const status = z.literal(enablement.codes);
const fee = z.enum(feeDirection.codes);
const purpose = z.enum(paymentPurpose.codes);
const invoice = z.enum(invoiceKind.codes);

const rowFields = {
  id: z.string(),
  name: z.string(),
  payeeType: payeeKind,
  accountType: accountKind,
  bankCountry: country,
  currency,
  paymentMethod: method,
  bankName: z.string().nullable(),
  accountEnding: z.string(),
  referenceKind: z.enum(REFERENCE_KINDS),
  status,
  gap: z.enum(BENEFICIARY_GAPS).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(BENEFICIARY_ACTIONS)),
};

const rowSchema = schemaOf<Beneficiary>()(z.strictObject(rowFields));

const record = schemaOf<BeneficiaryDetail>()(
  z.strictObject({
    ...rowFields,
    bank,
    payee,
    intermediaryBank: intermediaryBank.nullable(),
    feeDirection: fee.nullable(),
    purpose: purpose.nullable(),
    invoiceKind: invoice.nullable(),
  }),
);

const draftFields = {
  bankCountry: country,
  currency,
  paymentMethod: method,
  payeeType: payeeKind,
  accountType: accountKind.optional(),
  bank,
  payee,
  intermediaryBank: intermediaryBank.optional(),
  feeDirection: fee.optional(),
  purpose: purpose.optional(),
  invoiceKind: invoice.optional(),
};

/** A beneficiary as it is filled in, and as orders remember it. */
export const draftSchema = schemaOf<BeneficiaryDraft>()(z.strictObject(draftFields));

const update = schemaOf<BeneficiaryUpdate>()(
  z.strictObject({
    bankCountry: country.optional(),
    currency: currency.optional(),
    paymentMethod: method.optional(),
    payeeType: payeeKind.optional(),
    accountType: accountKind.optional(),
    bank: bank.optional(),
    payee: payee.optional(),
    intermediaryBank: intermediaryBank.nullable().optional(),
    feeDirection: fee.nullable().optional(),
    purpose: purpose.nullable().optional(),
    invoiceKind: invoice.nullable().optional(),
  }),
);

const filter = schemaOf<Partial<BeneficiaryFilter>>()(
  z.strictObject({
    search: searchSchema.optional(),
    payeeType: z.array(payeeKind).max(10).optional(),
    accountType: z.array(accountKind).max(10).optional(),
    bankCountry: z.array(country).max(250).optional(),
    currency: z.array(currency).max(200).optional(),
    paymentMethod: z.array(method).max(10).optional(),
    status: z.array(status).max(10).optional(),
    createdAt: timeRangeSchema.optional(),
  }),
);

const destination = schemaOf<Destination>()(
  z.strictObject({
    bankCountry: country,
    currency,
    paymentMethod: method,
    payeeType: payeeKind,
    payeeCountry: country.optional(),
    accountNumberType: numberType.optional(),
    pixKeyType: pixKeyTypeSchema.optional(),
  }),
);

const statusCall = {
  input: schemaOf<BeneficiaryContract['callsById']['enable']['input']>()(
    z.strictObject({ reason: humanLines(REASON_MAX_LENGTH).optional() }),
  ),
  output: record,
};

/** What beneficiary calls take and give. */
export const beneficiarySchemas: SchemasOf<BeneficiaryContract> = {
  row: rowSchema,
  record,
  filter,
  key: schemaOf<BeneficiaryContract['key']>()(z.strictObject({ currency, account: z.string().min(1).max(100) })),
  create: schemaOf<BeneficiaryInput>()(z.strictObject({ ...draftFields, allowDuplicate: z.boolean().optional() })),
  update,
  calls: {
    fields: { input: destination, output: z.array(schemaOf<BeneficiaryField>()(servedField)) },
    duplicates: { input: draftSchema, output: z.array(rowSchema) },
    confirmPayee: {
      input: draftSchema,
      output: schemaOf<BeneficiaryContract['calls']['confirmPayee']['output']>()(
        z.strictObject({ confirmation: z.enum(PAYEE_CONFIRMATIONS).nullable(), name: z.string().nullable() }),
      ),
    },
  },
  callsById: { enable: statusCall, disable: statusCall },
};
