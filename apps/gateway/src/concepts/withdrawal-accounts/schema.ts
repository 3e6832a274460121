import {
  accountNumberType,
  BANK_NAME_MAX_LENGTH,
  enablement,
  pixKeyType,
  productType,
  REASON_MAX_LENGTH,
  routingCodeType,
  WITHDRAWAL_ACCOUNT_ACTIONS,
  type WithdrawalAccount,
  type WithdrawalAccountContract,
  type WithdrawalAccountDetail,
  type WithdrawalAccountEvent,
  type WithdrawalAccountFilter,
  type WithdrawalAccountInput,
  type WithdrawalRejectionInput,
  withdrawalRejection,
} from '@corridor/core';
import { z } from 'zod';
import {
  countriesSchema,
  currenciesSchema,
  humanLines,
  idSchema,
  nameText,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';

const status = z.literal(enablement.codes);
const numberType = z.literal(accountNumberType.codes);
const pixKey = z.enum(pixKeyType.codes);
const routingType = z.enum(routingCodeType.codes);
const rejections = z.array(z.enum(withdrawalRejection.codes));
const words = humanLines(REASON_MAX_LENGTH);
const name = nameText(BANK_NAME_MAX_LENGTH).min(1);

const fields = {
  id: z.string(),
  productType: z.literal(productType.codes),
  ownerId: z.string(),
  ownerName: z.string(),
  currency: z.string(),
  bankCountry: z.string(),
  bankName: z.string(),
  holderName: z.string(),
  accountNumberType: numberType,
  accountEnding: z.string(),
  routingCodeType: routingType.nullable(),
  routingCode: z.string().nullable(),
  status,
  rejectionReasons: rejections,
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(WITHDRAWAL_ACCOUNT_ACTIONS)),
};

const event = schemaOf<WithdrawalAccountEvent>()(
  z.strictObject({
    id: z.string(),
    action: z.enum(['create', 'verify', 'reject', 'disable', 'enable']),
    at: z.iso.datetime(),
    actor: z.string().nullable(),
    rejectionReasons: rejections,
    reason: z.string().nullable(),
  }),
);

const detail = schemaOf<WithdrawalAccountDetail>()(
  z.strictObject({
    ...fields,
    accountNumber: z.string(),
    pixKeyType: pixKey.nullable(),
    timeline: z.array(event),
  }),
);

const statusCall = {
  input: schemaOf<WithdrawalAccountContract['callsById']['verify']['input']>()(
    z.strictObject({ reason: words.optional() }),
  ),
  output: detail,
};

const rejectCall = {
  input: schemaOf<WithdrawalRejectionInput>()(
    z.strictObject({ reasons: rejections.min(1).max(10), note: words.optional() }),
  ),
  output: detail,
};

const disableCall = {
  input: schemaOf<WithdrawalAccountContract['callsById']['disable']['input']>()(
    z.strictObject({ reason: words.min(1) }),
  ),
  output: detail,
};

/** What withdrawal account calls take and give. */
export const withdrawalAccountSchemas: SchemasOf<WithdrawalAccountContract> = {
  row: schemaOf<WithdrawalAccount>()(z.strictObject(fields)),
  record: detail,
  filter: schemaOf<Partial<WithdrawalAccountFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      currency: currenciesSchema.optional(),
      bankCountry: countriesSchema.optional(),
      status: z.array(status).max(10).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  create: schemaOf<WithdrawalAccountInput>()(
    z.strictObject({
      ownerId: idSchema,
      currency: z.string().max(3),
      bankCountry: z.string().max(2),
      bankName: name,
      holderName: name,
      accountNumberType: numberType,
      accountNumber: z.string().trim().min(1).max(100),
      pixKeyType: pixKey.optional(),
      routingCodeType: routingType.optional(),
      routingCode: z.string().max(40).optional(),
    }),
  ),
  callsById: { verify: statusCall, reject: rejectCall, disable: disableCall, enable: statusCall },
};
