import { type CollectionContract, collectionAuditStatus } from '@corridor/core';
import { and, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { execute } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { collectionListing } from './listing';
import { collectionTable as c } from './table';

type StatusCounts = CollectionContract['calls']['statusCounts'];

/** How many collections that meet a filter, and that the caller's roles show, have each status. */
export async function statusCounts(call: Call, filter: StatusCounts['input']): Promise<StatusCounts['output']> {
  const where = and(...collectionListing.conditions(filter, call), readableRows(c, call));
  const statement = sql`SELECT status, count(*)::int AS n FROM ${c} WHERE ${where} GROUP BY status`;
  const counts = new Map(await execute(call.tx, statement, ({ status, n }) => [Number(status), Number(n)] as const));
  return collectionAuditStatus.codes.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
