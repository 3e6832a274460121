import {
  cardStatus,
  type DashboardContract,
  type DashboardFigures,
  type DashboardQuery,
  dateRangePreset,
  onboardingStatus,
  workTask,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { type SchemasOf, schemaOf, zoneSchema } from '../../platform/resource';
import { totalSchema } from '../accounts/schema';
import { transactionSchema } from '../transactions/schema';

const count = z.int();
const preset = z.enum(dateRangePreset.codes);
const dates = { first: z.string(), last: z.string() };
const counts = { total: count, inPeriod: count, before: count };
const sums = { incoming: moneySchema, outgoing: moneySchema };
const byStatus = <Status extends string>(codes: readonly Status[]) =>
  z.array(z.strictObject({ status: z.enum(codes), count }));

const figures = schemaOf<DashboardFigures>()(
  z.strictObject({
    period: z.strictObject({ ...dates, preset, zone: z.string() }),
    before: z.strictObject(dates),
    merchants: z
      .strictObject({
        ...counts,
        byStatus: byStatus(onboardingStatus.codes),
        byDay: z.array(z.strictObject({ date: z.string(), count })),
      })
      .nullable(),
    cards: z.strictObject({ ...counts, byStatus: byStatus(cardStatus.codes) }).nullable(),
    balances: z.array(totalSchema).nullable(),
    flows: z
      .array(z.strictObject({ currency: z.string(), transactions: count, ...sums, before: z.strictObject(sums) }))
      .nullable(),
    recent: z.array(transactionSchema).nullable(),
    work: z.array(z.strictObject({ task: z.enum(workTask.codes), count })),
  }),
);

/** What dashboard calls take and give. */
export const dashboardSchemas: SchemasOf<DashboardContract> = {
  calls: {
    figures: {
      input: schemaOf<DashboardQuery>()(
        z.strictObject({
          zone: zoneSchema,
          preset: preset.optional(),
        }),
      ),
      output: figures,
    },
  },
};
