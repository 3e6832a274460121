import {
  accountNumberType,
  enablement,
  pixKeyType,
  productType,
  REASON_MAX_LENGTH,
  routingCodeType,
  WITHDRAWAL_ACCOUNT_ACTIONS,
  WITHDRAWAL_ACCOUNT_SORTS,
  type WithdrawalAccount,
  type WithdrawalAccountContract,
  type WithdrawalAccountDetail,
  type WithdrawalAccountFilter,
  type WithdrawalAccountInput,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../resource';

const status = z.literal(enablement.codes);
const numberType = z.literal(accountNumberType.codes);
const pixKey = z.enum(pixKeyType.codes);
const routingType = z.enum(routingCodeType.codes);
const name = z.string().trim().min(1).max(140);

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
  status,
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  verifiedAt: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(WITHDRAWAL_ACCOUNT_ACTIONS)),
};

const detail = schemaOf<WithdrawalAccountDetail>()(
  z.strictObject({
    ...fields,
    accountNumber: z.string(),
    pixKeyType: pixKey.nullable(),
    routingCodeType: routingType.nullable(),
    routingCode: z.string().nullable(),
  }),
);

const statusCall = {
  input: schemaOf<WithdrawalAccountContract['callsById']['verify']['input']>()(
    z.strictObject({ reason: z.string().max(REASON_MAX_LENGTH).optional() }),
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
      currency: z.array(z.string().max(3)).max(200).optional(),
      bankCountry: z.array(z.string().max(2)).max(250).optional(),
      status: z.array(status).max(10).optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  sort: WITHDRAWAL_ACCOUNT_SORTS,
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
  callsById: { verify: statusCall, reject: statusCall, disable: statusCall, enable: statusCall },
};
