import {
  CONFIGS_OPERATOR_ID,
  type Configs,
  type ConfigsContract,
  type ConfigsRequest,
  ID_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { type SchemasOf, schemaOf } from '../../platform/resource';
import { cardBinSchema } from '../cards/schema';

/** What configuration calls take and give. */
export const configSchemas: SchemasOf<ConfigsContract> = {
  calls: {
    getConfigs: {
      input: schemaOf<ConfigsRequest>()(
        z.strictObject({
          requestId: z.string().max(ID_MAX_LENGTH),
          partnerId: z.string().max(ID_MAX_LENGTH).optional(),
          operUId: z.string().refine((id): boolean => id === CONFIGS_OPERATOR_ID, 'refusals.operatorId'),
          dtoName: z.literal('getConfigs'),
        }),
      ),
      output: schemaOf<Configs>()(
        z.strictObject({
          product: z.string(),
          partnerName: z.string(),
          balanceCurrencies: z.array(z.string()),
          minimumAmounts: z.array(moneySchema),
          cardBins: z.array(cardBinSchema),
          maxFileBytes: z.int(),
          locales: z.array(z.string()),
        }),
      ),
    },
  },
};
