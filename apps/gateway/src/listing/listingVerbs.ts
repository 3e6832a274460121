import type { FilterQuery, Page, PageQuery, ResourceContract, Sort } from '@corridor/core';
import { and, asc, desc, type SQL } from 'drizzle-orm';
import type { Call, Caller } from '../call';
import { countRows } from './countRows';
import type { Listing } from './Listing';
import { readableRows } from './readableRows';

/** Most rows of `list`. */
const LIST_LIMIT = 500;

/** The verbs `list` and `page` of a listing. */
export function listingVerbs<C extends ResourceContract, Stored>(listing: Listing<C, Stored>) {
  return {
    list: async (call: Call, query: FilterQuery<C>): Promise<C['row'][]> => {
      const rows = await listing.read(call.tx, { ...found(listing, query, call), limit: LIST_LIMIT, offset: 0 });
      return rows.map(listing.toRow(call));
    },
    page: async (call: Call, query: PageQuery<C>): Promise<Page<C['row']>> => {
      const { page, size, filter = {} } = query;
      const condition = found(listing, query, call);
      // Figures that are kept know nothing of the conditions of roles.
      const total = condition.allowed
        ? await countRows(call.tx, listing.id.table, condition.where)
        : await listing.count(call.tx, filter, call, condition.where);
      const rows = await pageRows(listing, call, condition, { offset: (page - 1) * size, size, total });
      return { items: rows.map(listing.toRow(call)), page, size, total };
    },
  };
}

type Found<C extends ResourceContract> = ReturnType<typeof found<C, unknown>>;

/** The rows of a page, read from whichever end of the order is nearer. */
async function pageRows<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  { tx }: Call,
  { where, orderBy, sort }: Found<C>,
  { offset, size, total }: { offset: number; size: number; total: number },
): Promise<Stored[]> {
  const limit = Math.min(size, total - offset);
  if (limit <= 0) return [];
  if (offset <= total / 2) return listing.read(tx, { where, orderBy, limit, offset });
  const backward = orderOf(listing, { ...sort, direction: sort.direction === 'asc' ? 'desc' : 'asc' });
  const rows = await listing.read(tx, { where, orderBy: backward, limit, offset: total - offset - limit });
  return rows.reverse();
}

function orderOf<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  { field, direction }: Sort<C['sort']>,
): SQL[] {
  const inDirection = direction === 'asc' ? asc : desc;
  return [inDirection(listing.sorts[field]), inDirection(listing.id)];
}

/** The condition and the order of a query, within the rows that the caller's roles show; the id breaks ties in the same direction, so that every order is total. */
export function found<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  { filter = {}, sort = listing.defaultSort }: FilterQuery<C>,
  caller: Caller,
): { where: SQL | undefined; orderBy: SQL[]; sort: Sort<C['sort']>; allowed: SQL | undefined } {
  const allowed = readableRows(listing.id.table, caller);
  return { where: and(...listing.conditions(filter, caller), allowed), orderBy: orderOf(listing, sort), sort, allowed };
}
