import type { FilterQuery, Page, PageQuery, ResourceContract, Sort } from '@corridor/core';
import { and, asc, desc, type SQL } from 'drizzle-orm';
import type { Call, Caller } from '../call';
import type { Listing } from './Listing';

/** Most rows of `list`. */
export const LIST_LIMIT = 500;

/** The verbs `list` and `page` of a listing. */
export function listingVerbs<C extends ResourceContract, Stored>(listing: Listing<C, Stored>) {
  return {
    list: async (call: Call, query: FilterQuery<C>): Promise<C['row'][]> => {
      const rows = await listing.read(call.tx, { ...found(listing, query, call), limit: LIST_LIMIT, offset: 0 });
      return rows.map(listing.toRow(call));
    },
    page: async (call: Call, query: PageQuery<C>): Promise<Page<C['row']>> => {
      const { page, size, filter = {} } = query;
      const slice = { ...found(listing, query, call), limit: size, offset: (page - 1) * size };
      const total = await listing.count(call.tx, filter, call, slice.where);
      const rows = slice.offset < total ? await listing.read(call.tx, slice) : [];
      return { items: rows.map(listing.toRow(call)), page, size, total };
    },
  };
}

/** The condition and the order of a query; the id breaks ties in the same direction, so that every order is total. */
export function found<C extends ResourceContract, Stored>(
  listing: Listing<C, Stored>,
  { filter = {}, sort = listing.defaultSort }: FilterQuery<C>,
  caller: Caller,
): { where: SQL | undefined; orderBy: SQL[]; sort: Sort<C['sort']> } {
  const inDirection = sort.direction === 'asc' ? asc : desc;
  const orderBy = [inDirection(listing.sorts[sort.field]), inDirection(listing.id)];
  return { where: and(...listing.conditions(filter, caller)), orderBy, sort };
}
