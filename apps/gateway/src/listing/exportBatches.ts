import type { FilterQuery, ResourceContract } from '@corridor/core';
import { and, sql } from 'drizzle-orm';
import { type Caller, scopeOf } from '../call';
import type { Listing } from './Listing';
import { found } from './listingVerbs';

const BATCH = 500;

/**
 * All rows of a query, in its order, batch by batch. Each batch is a short transaction of its own that begins behind the last
 * row of the one before: a slow receiver holds no transaction open.
 */
export async function* exportBatches<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  query: FilterQuery<C>,
  caller: Caller,
): AsyncGenerator<C['row'][]> {
  const { where, orderBy, sort } = found(listing, query, caller);
  const toRow = listing.toRow(caller);
  const scope = scopeOf(caller);
  const column = listing.sorts[sort.field];
  const beyond = sql.raw(sort.direction === 'asc' ? '>' : '<');
  let last: Stored | undefined;
  for (;;) {
    const behind =
      last &&
      sql`(${column}, ${listing.id}) ${beyond} (${listing.sortValueOf(last, sort.field)}, ${listing.idOf(last)})`;
    const slice = { where: and(where, behind), orderBy, limit: BATCH, offset: 0 };
    const batch = await caller.services.db.transaction(scope, (tx) => listing.read(tx, slice), { readOnly: true });
    if (batch.length > 0) yield batch.map(toRow);
    if (batch.length < BATCH) return;
    last = batch.at(-1);
  }
}
