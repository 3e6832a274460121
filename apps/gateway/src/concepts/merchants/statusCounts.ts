import { type MerchantContract, onboardingStatus } from '@corridor/core';
import { and, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { execute } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { merchantListing } from './listing';
import { merchantTable as m } from './table';

type StatusCounts = MerchantContract['calls']['statusCounts'];

/** How many merchants of the caller's partner that meet a filter have each status. */
export async function statusCounts(call: Call, filter: StatusCounts['input']): Promise<StatusCounts['output']> {
  const where = and(...merchantListing.conditions(filter, call), readableRows(m, call));
  const statement = sql`SELECT status, count(*)::int AS n FROM ${m} WHERE ${where} GROUP BY status`;
  const counts = new Map(await execute(call.tx, statement, ({ status, n }) => [String(status), Number(n)] as const));
  return onboardingStatus.codes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
