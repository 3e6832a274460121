import type { ExportQuery, ResourceContract } from '@corridor/core';
import { and, sql } from 'drizzle-orm';
import { type Caller, scopeOf } from '../call';
import type { ExportCursor } from '../resource/Export';
import type { Listing, Slice } from './Listing';
import { found } from './listingVerbs';

const BATCH = 500;

/** Rows that were read together, and the last of them. */
interface Batch<Row> {
  readonly rows: Row[];
  readonly last: ExportCursor;
}

/**
 * All rows of a query behind one, or one page of them, in its order, batch by batch. Each batch is a short transaction of its own that begins
 * behind the last row of the one before: a slow receiver holds no transaction open.
 */
export async function* exportBatches<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  query: Pick<ExportQuery<C>, 'filter' | 'sort' | 'slice'>,
  caller: Caller,
  after: ExportCursor | null = null,
): AsyncGenerator<Batch<C['row']>> {
  const { where, orderBy, sort } = found(listing, query, caller);
  const toRow = listing.toRow(caller);
  const scope = scopeOf(caller);
  const column = listing.sorts[sort.field];
  const beyond = sql.raw(sort.direction === 'asc' ? '>' : '<');
  const read = async (slice: Slice): Promise<Batch<C['row']> | null> => {
    const stored = await caller.services.db.transaction(scope, (tx) => listing.read(tx, slice), {
      readOnly: true,
      fromReplica: true,
    });
    const end = stored.at(-1);
    if (end === undefined) return null;
    const last = { value: listing.sortValueOf(end, sort.field), id: listing.idOf(end) };
    return { rows: stored.map(toRow), last };
  };
  if (query.slice) {
    const { page, size } = query.slice;
    const only = await read({ where, orderBy, limit: size, offset: (page - 1) * size });
    if (only) yield only;
    return;
  }
  let last = after;
  for (;;) {
    const behind = last && sql`(${column}, ${listing.id}) ${beyond} (${last.value}, ${last.id})`;
    const batch = await read({ where: and(where, behind ?? undefined), orderBy, limit: BATCH, offset: 0 });
    if (batch) yield batch;
    if (!batch || batch.rows.length < BATCH) return;
    last = batch.last;
  }
}
