import { type MerchantContract, onboardingStatus } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Call } from '../call';
import { execute } from '../database';
import { merchantTable as m } from './table';

/** How many merchants of the caller's partner have each status. */
export async function statusCounts({
  tx,
  principal,
}: Call): Promise<MerchantContract['calls']['statusCounts']['output']> {
  const statement = sql`SELECT status, count(*)::int AS n FROM ${m} WHERE partner_id = ${principal.partnerId} GROUP BY status`;
  const counts = new Map(await execute(tx, statement, ({ status, n }) => [String(status), Number(n)] as const));
  return onboardingStatus.codes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
