import {
  cardStatus,
  type DashboardContract,
  type DashboardFigures,
  isTimeZone,
  onboardingStatus,
} from '@corridor/core';
import { z } from 'zod';
import { totalSchema } from '../accounts/schema';
import { moneySchema } from '../money';
import { type SchemasOf, schemaOf } from '../resource';
import { transactionSchema } from '../transactions/schema';

const count = z.int();

const figures = schemaOf<DashboardFigures>()(
  z.strictObject({
    period: z.strictObject({ first: z.string(), last: z.string(), zone: z.string() }),
    merchants: z
      .strictObject({
        total: count,
        inPeriod: count,
        byStatus: z.array(z.strictObject({ status: z.enum(onboardingStatus.codes), count })),
        byDay: z.array(z.strictObject({ date: z.string(), count })),
      })
      .nullable(),
    cards: z
      .strictObject({ total: count, byStatus: z.array(z.strictObject({ status: z.enum(cardStatus.codes), count })) })
      .nullable(),
    balances: z.array(totalSchema).nullable(),
    flows: z
      .array(
        z.strictObject({ currency: z.string(), transactions: count, incoming: moneySchema, outgoing: moneySchema }),
      )
      .nullable(),
    recent: z.array(transactionSchema).nullable(),
  }),
);

/** What dashboard calls take and give. */
export const dashboardSchemas: SchemasOf<DashboardContract> = {
  calls: {
    figures: {
      input: z.strictObject({ zone: z.string().max(64).refine(isTimeZone, 'is not a known time zone') }),
      output: figures,
    },
  },
};
