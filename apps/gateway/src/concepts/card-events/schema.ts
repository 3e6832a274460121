import {
  type CardEventContract,
  type CardRecord,
  type CardRecordFilter,
  cardEventAction,
  cardStatus,
} from '@corridor/core';
import { z } from 'zod';
import { idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../../platform/resource';

const status = z.enum(cardStatus.codes).nullable();
const action = z.enum(cardEventAction.codes);
const text = z.string().nullable();

const row = schemaOf<CardRecord>()(
  z.strictObject({
    id: z.string(),
    cardId: z.string(),
    last4: text,
    holderName: text,
    merchantId: text,
    merchantName: text,
    action,
    from: status,
    to: status,
    actor: z.string(),
    reason: text,
    at: z.iso.datetime(),
  }),
);

/** What calls for card records take and give. */
export const cardEventSchemas: SchemasOf<CardEventContract> = {
  row,
  record: row,
  filter: schemaOf<Partial<CardRecordFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      cardId: idSchema.optional(),
      merchantId: idSchema.optional(),
      action: z.array(action).max(20).optional(),
      at: timeRangeSchema.optional(),
    }),
  ),
};
