import { CONFIGS_OPERATOR_ID, type Configs, type ConfigsContract, type ConfigsRequest } from '@corridor/core';
import { z } from 'zod';
import { cardBinSchema } from '../cards/schema';
import { type SchemasOf, schemaOf } from '../resource';

/** What configuration calls take and give. */
export const configSchemas: SchemasOf<ConfigsContract> = {
  calls: {
    getConfigs: {
      input: schemaOf<ConfigsRequest>()(
        z.strictObject({
          requestId: z.string().max(64),
          partnerId: z.string().max(64).nullable(),
          operUId: z.string().refine((id): boolean => id === CONFIGS_OPERATOR_ID, 'is not the operator id'),
          dtoName: z.literal('getConfigs'),
        }),
      ),
      output: schemaOf<Configs>()(
        z.strictObject({
          product: z.string(),
          partnerName: z.string(),
          balanceCurrencies: z.array(z.string()),
          cardBins: z.array(cardBinSchema),
          maxFileBytes: z.int(),
          locales: z.array(z.string()),
        }),
      ),
    },
  },
};
