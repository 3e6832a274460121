import type {
  WithdrawalOrder,
  WithdrawalOrderContract,
  WithdrawalOrderDetail,
  WithdrawalOrderFilter,
  WithdrawalOrderInput,
  WithdrawalPrice,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { idSchema, type SchemasOf, schemaOf } from '../../platform/resource';
import { orderReasonSchema, outgoingDetails, outgoingFields, outgoingFilters, requestKeySchema } from '../orders';

const fields = {
  ...outgoingFields,
  withdrawalAccountId: z.string(),
  holderName: z.string(),
  bankName: z.string(),
  accountEnding: z.string(),
};

const detail = schemaOf<WithdrawalOrderDetail>()(z.strictObject({ ...fields, ...outgoingDetails }));

const inputFields = { withdrawalAccountId: idSchema, amount: moneySchema };

/** What withdrawal order calls take and give. */
export const withdrawalOrderSchemas: SchemasOf<WithdrawalOrderContract> = {
  row: schemaOf<WithdrawalOrder>()(z.strictObject(fields)),
  record: detail,
  filter: schemaOf<Partial<WithdrawalOrderFilter>>()(
    z.strictObject({ ...outgoingFilters, withdrawalAccountId: idSchema.optional() }),
  ),
  key: schemaOf<WithdrawalOrderContract['key']>()(requestKeySchema),
  create: schemaOf<WithdrawalOrderInput>()(z.strictObject(inputFields)),
  calls: {
    price: {
      input: schemaOf<WithdrawalOrderInput>()(z.strictObject(inputFields)),
      output: schemaOf<WithdrawalPrice>()(
        z.strictObject({ amount: moneySchema, fee: moneySchema, debited: moneySchema, received: moneySchema }),
      ),
    },
  },
  callsById: {
    cancel: {
      input: schemaOf<WithdrawalOrderContract['callsById']['cancel']['input']>()(orderReasonSchema),
      output: detail,
    },
  },
};
