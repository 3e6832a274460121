import {
  WITHDRAWAL_ORDER_SORTS,
  type WithdrawalOrder,
  type WithdrawalOrderContract,
  type WithdrawalOrderDetail,
  type WithdrawalOrderFilter,
  type WithdrawalOrderInput,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../money';
import { orderReasonSchema, outgoingDetails, outgoingFields, outgoingFilters, requestKeySchema } from '../orders';
import { idSchema, type SchemasOf, schemaOf } from '../resource';

const fields = {
  ...outgoingFields,
  withdrawalAccountId: z.string(),
  holderName: z.string(),
  bankName: z.string(),
  accountEnding: z.string(),
};

const detail = schemaOf<WithdrawalOrderDetail>()(z.strictObject({ ...fields, ...outgoingDetails }));

/** What withdrawal order calls take and give. */
export const withdrawalOrderSchemas: SchemasOf<WithdrawalOrderContract> = {
  row: schemaOf<WithdrawalOrder>()(z.strictObject(fields)),
  record: detail,
  filter: schemaOf<Partial<WithdrawalOrderFilter>>()(
    z.strictObject({ ...outgoingFilters, withdrawalAccountId: idSchema.optional() }),
  ),
  sort: WITHDRAWAL_ORDER_SORTS,
  key: schemaOf<WithdrawalOrderContract['key']>()(requestKeySchema),
  create: schemaOf<WithdrawalOrderInput>()(z.strictObject({ withdrawalAccountId: idSchema, amount: moneySchema })),
  callsById: {
    cancel: {
      input: schemaOf<WithdrawalOrderContract['callsById']['cancel']['input']>()(orderReasonSchema),
      output: detail,
    },
  },
};
