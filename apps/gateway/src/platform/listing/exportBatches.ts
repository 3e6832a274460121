import type { ExportQuery, ResourceContract } from '@corridor/core';
import { and, sql } from 'drizzle-orm';
import { type Caller, scopeOf } from '../call';
import type { Listing, Slice } from './Listing';
import { found } from './listingVerbs';

const BATCH = 500;

/**
 * All rows of a query, or one page of them, in its order, batch by batch. Each batch is a short transaction of its own that begins behind the last
 * row of the one before: a slow receiver holds no transaction open.
 */
export async function* exportBatches<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  query: Pick<ExportQuery<C>, 'filter' | 'sort' | 'slice'>,
  caller: Caller,
): AsyncGenerator<C['row'][]> {
  const { where, orderBy, sort } = found(listing, query, caller);
  const toRow = listing.toRow(caller);
  const scope = scopeOf(caller);
  const column = listing.sorts[sort.field];
  const beyond = sql.raw(sort.direction === 'asc' ? '>' : '<');
  const read = (slice: Slice) =>
    caller.services.db.transaction(scope, (tx) => listing.read(tx, slice), { readOnly: true, fromReplica: true });
  if (query.slice) {
    const { page, size } = query.slice;
    yield (await read({ where, orderBy, limit: size, offset: (page - 1) * size })).map(toRow);
    return;
  }
  let last: Stored | undefined;
  for (;;) {
    const behind =
      last &&
      sql`(${column}, ${listing.id}) ${beyond} (${listing.sortValueOf(last, sort.field)}, ${listing.idOf(last)})`;
    const batch = await read({ where: and(where, behind), orderBy, limit: BATCH, offset: 0 });
    if (batch.length > 0) yield batch.map(toRow);
    if (batch.length < BATCH) return;
    last = batch.at(-1);
  }
}
